-- Money that goes back to a buyer, in cents: owed until the provider has given it. The key makes it one refund.
CREATE TABLE payment_refund (
  key TEXT PRIMARY KEY,
  increment_id TEXT NOT NULL REFERENCES payment_charge (increment_id),
  amount_cents INTEGER NOT NULL CHECK (amount_cents > 0),
  state TEXT NOT NULL CHECK (state IN ('owed', 'refunded')),
  created_at TEXT NOT NULL,
  updated_at TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX payment_refund_by_charge ON payment_refund (increment_id);
CREATE INDEX payment_refund_owed ON payment_refund (created_at) WHERE state = 'owed';
