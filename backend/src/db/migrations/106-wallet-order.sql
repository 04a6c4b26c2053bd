-- Which cart an order at the wallet was opened for; it pays for no other.
CREATE TABLE wallet_order (
  id TEXT PRIMARY KEY,
  quote_id INTEGER NOT NULL,
  created_ms INTEGER NOT NULL
) STRICT;
CREATE INDEX wallet_order_by_age ON wallet_order (created_ms);
