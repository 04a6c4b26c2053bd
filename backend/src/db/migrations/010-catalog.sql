-- The catalogue is replaced as a whole by an import, so no other domain may hold a foreign key into it.

CREATE TABLE catalog_category (
  id INTEGER PRIMARY KEY,
  parent_id INTEGER NOT NULL,
  level INTEGER NOT NULL,
  position INTEGER NOT NULL,
  name TEXT NOT NULL,
  url_key TEXT,
  url_path TEXT,
  include_in_menu INTEGER NOT NULL DEFAULT 1,
  image TEXT,
  description TEXT
) STRICT;

CREATE TABLE catalog_product (
  id INTEGER PRIMARY KEY,
  sku TEXT NOT NULL COLLATE NOCASE UNIQUE,
  name TEXT NOT NULL,
  type_id TEXT NOT NULL CHECK (type_id IN ('simple', 'virtual', 'configurable')),
  price_cents INTEGER NOT NULL,
  special_price_cents INTEGER,
  msrp_cents INTEGER,
  qty INTEGER NOT NULL CHECK (qty >= 0),
  enabled INTEGER NOT NULL,
  visible INTEGER NOT NULL,
  parent_id INTEGER,
  url_key TEXT NOT NULL UNIQUE,
  image TEXT NOT NULL,
  gallery TEXT NOT NULL,
  tax_class TEXT NOT NULL,
  weight REAL,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL,
  attributes TEXT NOT NULL
) STRICT;

CREATE INDEX catalog_product_parent ON catalog_product (parent_id) WHERE parent_id IS NOT NULL;

CREATE TABLE catalog_product_category (
  product_id INTEGER NOT NULL REFERENCES catalog_product (id) ON DELETE CASCADE,
  category_id INTEGER NOT NULL REFERENCES catalog_category (id) ON DELETE CASCADE,
  PRIMARY KEY (product_id, category_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX catalog_product_category_category ON catalog_product_category (category_id);

CREATE TABLE url_rewrite (
  request_path TEXT PRIMARY KEY COLLATE NOCASE,
  target_path TEXT NOT NULL,
  redirect_code INTEGER NOT NULL DEFAULT 0,
  entity_type TEXT NOT NULL CHECK (entity_type IN ('PRODUCT', 'CATEGORY', 'CMS_PAGE')),
  entity_id INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE catalogue_state (
  key TEXT PRIMARY KEY,
  value TEXT NOT NULL
) STRICT, WITHOUT ROWID;
