-- Orders as they were placed. Money in cents; `snapshot` and `data` are JSON that never changes.
CREATE TABLE order_sequence (id INTEGER PRIMARY KEY AUTOINCREMENT) STRICT;

CREATE TABLE sales_order (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  increment_id TEXT NOT NULL UNIQUE,
  quote_id INTEGER NOT NULL UNIQUE,
  customer_id INTEGER,
  state TEXT NOT NULL,
  status TEXT NOT NULL,
  grand_total_cents INTEGER NOT NULL CHECK (grand_total_cents >= 0),
  created_at TEXT NOT NULL,
  updated_at TEXT NOT NULL,
  snapshot TEXT NOT NULL
) STRICT;
CREATE INDEX sales_order_by_customer ON sales_order (customer_id, id);

CREATE TABLE sales_order_item (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  order_id INTEGER NOT NULL REFERENCES sales_order (id),
  product_id INTEGER NOT NULL,
  qty REAL NOT NULL,
  data TEXT NOT NULL
) STRICT;
CREATE INDEX sales_order_item_by_order ON sales_order_item (order_id);

CREATE TABLE sales_order_address (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  order_id INTEGER NOT NULL REFERENCES sales_order (id),
  kind TEXT NOT NULL CHECK (kind IN ('billing', 'shipping')),
  data TEXT NOT NULL
) STRICT;
CREATE INDEX sales_order_address_by_order ON sales_order_address (order_id);

-- Every charge, with the order it belongs to; one without an order ends as voided.
CREATE TABLE payment_charge (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  increment_id TEXT NOT NULL UNIQUE,
  quote_id INTEGER NOT NULL,
  method TEXT NOT NULL,
  amount_cents INTEGER NOT NULL CHECK (amount_cents >= 0),
  reference TEXT,
  state TEXT NOT NULL CHECK (state IN ('pending', 'authorised', 'captured', 'voided')),
  created_at TEXT NOT NULL,
  updated_at TEXT NOT NULL
) STRICT;
CREATE INDEX payment_charge_open ON payment_charge (state) WHERE state IN ('pending', 'authorised');

-- Stock and gift cards that are held while a payment provider is asked.
CREATE TABLE order_claim (
  quote_id INTEGER PRIMARY KEY,
  increment_id TEXT NOT NULL UNIQUE,
  held TEXT NOT NULL
) STRICT;

-- Which order a caller's key stands for, and what was asked with it.
CREATE TABLE order_idempotency (
  owner TEXT NOT NULL,
  key TEXT NOT NULL,
  fingerprint TEXT NOT NULL,
  order_id INTEGER NOT NULL,
  PRIMARY KEY (owner, key)
) STRICT, WITHOUT ROWID;

CREATE TABLE shipment (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  order_id INTEGER NOT NULL REFERENCES sales_order (id),
  carrier_code TEXT NOT NULL,
  title TEXT NOT NULL,
  track_number TEXT NOT NULL COLLATE NOCASE UNIQUE,
  created_at TEXT NOT NULL
) STRICT;
CREATE INDEX shipment_by_order ON shipment (order_id);

CREATE TABLE shipment_event (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  shipment_id INTEGER NOT NULL REFERENCES shipment (id),
  status TEXT NOT NULL CHECK (status IN ('label_created', 'in_transit', 'out_for_delivery', 'delivered')),
  location TEXT NOT NULL,
  note TEXT NOT NULL,
  created_at TEXT NOT NULL
) STRICT;
CREATE INDEX shipment_event_by_shipment ON shipment_event (shipment_id);
