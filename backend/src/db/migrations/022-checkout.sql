-- What a checkout adds to a cart: addresses, coupon, shipping, payment; rates and coupons of the shop.
ALTER TABLE quote ADD COLUMN email TEXT;
ALTER TABLE quote ADD COLUMN coupon_code TEXT;
ALTER TABLE quote ADD COLUMN shipping_method TEXT;
ALTER TABLE quote ADD COLUMN payment TEXT;
ALTER TABLE quote ADD COLUMN reserved_order_id TEXT;
ALTER TABLE quote_item ADD COLUMN taxable INTEGER NOT NULL DEFAULT 1;
ALTER TABLE quote_address ADD COLUMN data TEXT NOT NULL DEFAULT '{}';

CREATE UNIQUE INDEX quote_active_of_customer ON quote (customer_id)
  WHERE is_active = 1 AND customer_id IS NOT NULL;

CREATE TABLE sales_rule (
  id INTEGER PRIMARY KEY,
  code TEXT NOT NULL COLLATE NOCASE UNIQUE,
  label TEXT NOT NULL,
  percent REAL NOT NULL CHECK (percent > 0 AND percent <= 100),
  is_active INTEGER NOT NULL DEFAULT 1
) STRICT;
INSERT INTO sales_rule (id, code, label, percent) VALUES (1, 'SPRING10', 'Spring 10', 10);

-- A region without a row is not taxed. `region_id` is Magento's number of the state.
CREATE TABLE tax_rate (
  country_id TEXT NOT NULL,
  region_id INTEGER NOT NULL,
  code TEXT NOT NULL,
  percent REAL NOT NULL CHECK (percent >= 0),
  PRIMARY KEY (country_id, region_id)
) STRICT, WITHOUT ROWID;
INSERT INTO tax_rate (country_id, region_id, code, percent) VALUES
  ('US', 12, 'US-CA-*-Test', 8.25),
  ('US', 4, 'US-AZ-*-Rate', 5.6),
  ('US', 13, 'US-CO-*-Rate', 2.9),
  ('US', 14, 'US-CT-*-Rate', 6.35),
  ('US', 16, 'US-DC-*-Rate', 6),
  ('US', 18, 'US-FL-*-Rate', 6),
  ('US', 19, 'US-GA-*-Rate', 4),
  ('US', 23, 'US-IL-*-Rate', 6.25),
  ('US', 31, 'US-MD-*-Rate', 6),
  ('US', 32, 'US-MA-*-Rate', 6.25),
  ('US', 33, 'US-MI-*-Rate', 6),
  ('US', 39, 'US-NV-*-Rate', 6.85),
  ('US', 41, 'US-NJ-*-Rate', 6.625),
  ('US', 43, 'US-NY-*-Rate', 4),
  ('US', 44, 'US-NC-*-Rate', 4.75),
  ('US', 47, 'US-OH-*-Rate', 5.75),
  ('US', 51, 'US-PA-*-Rate', 6),
  ('US', 57, 'US-TX-*-Rate', 6.25),
  ('US', 61, 'US-VA-*-Rate', 5.3),
  ('US', 62, 'US-WA-*-Rate', 6.5);

-- Gift cards are worth cents; every change of a balance has its row of history.
CREATE TABLE gift_card (
  code TEXT PRIMARY KEY COLLATE NOCASE,
  customer_id INTEGER,
  initial_cents INTEGER NOT NULL CHECK (initial_cents > 0),
  balance_cents INTEGER NOT NULL CHECK (balance_cents >= 0),
  created_at TEXT NOT NULL
) STRICT;
CREATE INDEX gift_card_by_customer ON gift_card (customer_id);

CREATE TABLE gift_card_history (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  code TEXT NOT NULL COLLATE NOCASE REFERENCES gift_card (code),
  change_cents INTEGER NOT NULL,
  balance_cents INTEGER NOT NULL,
  reason TEXT NOT NULL CHECK (reason IN ('issued', 'redeemed', 'returned')),
  order_increment_id TEXT,
  created_at TEXT NOT NULL
) STRICT;
CREATE INDEX gift_card_history_by_code ON gift_card_history (code);

-- `seen_cents` is what the card was worth to the cart when it was applied.
CREATE TABLE quote_gift_card (
  quote_id INTEGER NOT NULL REFERENCES quote (id) ON DELETE CASCADE,
  code TEXT NOT NULL COLLATE NOCASE REFERENCES gift_card (code),
  seen_cents INTEGER NOT NULL,
  PRIMARY KEY (quote_id, code)
) STRICT, WITHOUT ROWID;
