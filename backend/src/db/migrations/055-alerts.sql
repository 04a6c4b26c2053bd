-- What customers are told about. By sku, since an import gives products new ids.
-- `price_cents` is the price when the alert was made, `seen_cents` the one last looked at.
CREATE TABLE price_alert (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  customer_id INTEGER NOT NULL,
  sku TEXT NOT NULL COLLATE NOCASE,
  price_cents INTEGER NOT NULL,
  seen_cents INTEGER NOT NULL,
  notified_cents INTEGER,
  notified_at TEXT,
  created_at TEXT NOT NULL,
  UNIQUE (customer_id, sku)
) STRICT;

-- `query` is a listing's address, such as '/handbags?color=Red&max=900'.
CREATE TABLE saved_search (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  customer_id INTEGER NOT NULL,
  name TEXT NOT NULL,
  query TEXT NOT NULL,
  created_at TEXT NOT NULL,
  UNIQUE (customer_id, query)
) STRICT;

CREATE TABLE saved_search_match (
  search_id INTEGER NOT NULL REFERENCES saved_search (id) ON DELETE CASCADE,
  sku TEXT NOT NULL COLLATE NOCASE,
  found_at TEXT NOT NULL,
  PRIMARY KEY (search_id, sku)
) STRICT, WITHOUT ROWID;
