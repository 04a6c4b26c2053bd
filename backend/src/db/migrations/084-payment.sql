-- Money that a wallet holds for a cart that is not an order yet; what is not placed goes back.
CREATE TABLE payment_hold (
  wallet_order_id TEXT PRIMARY KEY,
  quote_id INTEGER NOT NULL,
  amount_cents INTEGER NOT NULL CHECK (amount_cents >= 0),
  state TEXT NOT NULL CHECK (state IN ('held', 'placed', 'voided')),
  created_ms INTEGER NOT NULL
) STRICT;
CREATE INDEX payment_hold_open ON payment_hold (created_ms) WHERE state = 'held';

-- A provider's reference pays for one order.
CREATE INDEX payment_charge_reference ON payment_charge (reference);
