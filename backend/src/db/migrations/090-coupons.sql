-- A coupon takes a share off every line, or cents off every piece or off the cart, and may make shipping free.
CREATE TABLE sales_rule_of_kind (
  id INTEGER PRIMARY KEY,
  code TEXT NOT NULL COLLATE NOCASE UNIQUE,
  label TEXT NOT NULL,
  percent REAL NOT NULL DEFAULT 0 CHECK (percent >= 0 AND percent <= 100),
  cents_a_piece INTEGER NOT NULL DEFAULT 0 CHECK (cents_a_piece >= 0),
  cents_off_cart INTEGER NOT NULL DEFAULT 0 CHECK (cents_off_cart >= 0),
  free_shipping INTEGER NOT NULL DEFAULT 0,
  is_active INTEGER NOT NULL DEFAULT 1,
  CHECK ((percent > 0) + (cents_a_piece > 0) + (cents_off_cart > 0) <= 1)
) STRICT;
INSERT INTO sales_rule_of_kind (id, code, label, percent, is_active)
SELECT id, code, label, percent, is_active FROM sales_rule;
DROP TABLE sales_rule;
ALTER TABLE sales_rule_of_kind RENAME TO sales_rule;

-- The payment of a cart has a number of its own, as in a Magento.
CREATE TABLE quote_payment (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  quote_id INTEGER NOT NULL UNIQUE
) STRICT;
