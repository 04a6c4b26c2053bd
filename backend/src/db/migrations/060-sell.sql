-- Items that customers offer to the shop. Money in cents, moments in milliseconds since 1970.
CREATE TABLE upload_photo (
  id TEXT PRIMARY KEY,
  customer_id INTEGER NOT NULL,
  name TEXT NOT NULL,
  width INTEGER NOT NULL,
  height INTEGER NOT NULL,
  bytes INTEGER NOT NULL,
  made_ms INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX upload_photo_by_customer ON upload_photo (customer_id);

CREATE TABLE sell_submission (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  customer_id INTEGER NOT NULL,
  contact TEXT NOT NULL,
  idempotency_key TEXT,
  made_ms INTEGER NOT NULL,
  UNIQUE (customer_id, idempotency_key)
) STRICT;

CREATE TABLE sell_shipment (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  customer_id INTEGER NOT NULL,
  carrier TEXT NOT NULL,
  tracking_number TEXT NOT NULL,
  sender TEXT NOT NULL,
  insured_cents INTEGER NOT NULL,
  label_token TEXT NOT NULL UNIQUE,
  made_ms INTEGER NOT NULL
) STRICT;

CREATE TABLE sell_item (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  customer_id INTEGER NOT NULL,
  submission_id INTEGER NOT NULL REFERENCES sell_submission (id),
  details TEXT NOT NULL,
  asking_cents INTEGER,
  status TEXT NOT NULL,
  payout_kind TEXT CHECK (payout_kind IN ('cash', 'consign', 'store_credit')),
  counter_cents INTEGER,
  expires_ms INTEGER,
  ship_by_ms INTEGER,
  ship_code TEXT NOT NULL UNIQUE,
  shipment_id INTEGER REFERENCES sell_shipment (id),
  inspection TEXT,
  list_cents INTEGER,
  listed_ms INTEGER,
  sku TEXT,
  sold_cents INTEGER,
  due_cents INTEGER,
  made_ms INTEGER NOT NULL,
  changed_ms INTEGER NOT NULL
) STRICT;
CREATE INDEX sell_item_by_customer ON sell_item (customer_id, id DESC);
CREATE INDEX sell_item_expiring ON sell_item (expires_ms) WHERE expires_ms IS NOT NULL;
CREATE INDEX sell_item_by_shipment ON sell_item (shipment_id) WHERE shipment_id IS NOT NULL;
CREATE UNIQUE INDEX sell_item_by_sku ON sell_item (sku) WHERE sku IS NOT NULL;

CREATE TABLE sell_item_photo (
  item_id INTEGER NOT NULL REFERENCES sell_item (id),
  photo_id TEXT NOT NULL UNIQUE REFERENCES upload_photo (id),
  position INTEGER NOT NULL,
  PRIMARY KEY (item_id, position)
) STRICT, WITHOUT ROWID;

CREATE TABLE sell_offer (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  item_id INTEGER NOT NULL REFERENCES sell_item (id),
  stage TEXT NOT NULL CHECK (stage IN ('quote', 'final')),
  cash_cents INTEGER NOT NULL,
  credit_cents INTEGER NOT NULL,
  list_low_cents INTEGER NOT NULL,
  list_high_cents INTEGER NOT NULL,
  note TEXT NOT NULL,
  made_ms INTEGER NOT NULL,
  expires_ms INTEGER NOT NULL
) STRICT;
CREATE INDEX sell_offer_by_item ON sell_offer (item_id);

CREATE TABLE sell_history (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  item_id INTEGER NOT NULL REFERENCES sell_item (id),
  from_status TEXT,
  to_status TEXT NOT NULL,
  move TEXT NOT NULL,
  actor TEXT NOT NULL CHECK (actor IN ('customer', 'guest', 'staff', 'clock')),
  reason TEXT,
  at_ms INTEGER NOT NULL
) STRICT;
CREATE INDEX sell_history_by_item ON sell_history (item_id);

CREATE TABLE sell_payout (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  item_id INTEGER NOT NULL UNIQUE REFERENCES sell_item (id),
  customer_id INTEGER NOT NULL,
  kind TEXT NOT NULL,
  amount_cents INTEGER NOT NULL,
  reference TEXT NOT NULL,
  paid_ms INTEGER NOT NULL
) STRICT;
