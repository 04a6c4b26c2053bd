-- What customers keep. Items by sku, since an import gives products new ids.
CREATE TABLE wishlist (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  customer_id INTEGER NOT NULL UNIQUE,
  sharing_code TEXT NOT NULL UNIQUE,
  updated_at TEXT NOT NULL
) STRICT;

CREATE TABLE wishlist_item (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  wishlist_id INTEGER NOT NULL REFERENCES wishlist (id) ON DELETE CASCADE,
  sku TEXT NOT NULL COLLATE NOCASE,
  added_at TEXT NOT NULL,
  UNIQUE (wishlist_id, sku)
) STRICT;
