-- Carts, in Magento's words quotes. Money in dollars, moments as 'YYYY-MM-DD hh:mm:ss' in UTC.
CREATE TABLE quote (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  masked_id TEXT NOT NULL UNIQUE,
  customer_id INTEGER,
  is_active INTEGER NOT NULL DEFAULT 1,
  created_at TEXT NOT NULL,
  updated_at TEXT NOT NULL
) STRICT;

CREATE TABLE quote_item (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  quote_id INTEGER NOT NULL REFERENCES quote (id) ON DELETE CASCADE,
  product_id INTEGER NOT NULL,
  sku TEXT NOT NULL,
  name TEXT NOT NULL,
  price REAL NOT NULL,
  qty REAL NOT NULL,
  product_type TEXT NOT NULL,
  options TEXT NOT NULL DEFAULT '[]'
) STRICT;
CREATE INDEX quote_item_by_quote ON quote_item (quote_id);

CREATE TABLE quote_address (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  quote_id INTEGER NOT NULL REFERENCES quote (id) ON DELETE CASCADE,
  kind TEXT NOT NULL CHECK (kind IN ('billing', 'shipping'))
) STRICT;
CREATE INDEX quote_address_by_quote ON quote_address (quote_id);
