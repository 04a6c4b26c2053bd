PRAGMA busy_timeout = 5000;
PRAGMA journal_mode = WAL;
PRAGMA synchronous = FULL;
CREATE TABLE IF NOT EXISTS nonce (
  nonce TEXT PRIMARY KEY,
  provider TEXT NOT NULL,
  behaviour TEXT NOT NULL,
  limit_cents INTEGER,
  created_ms INTEGER NOT NULL,
  used_by TEXT
) STRICT;
CREATE TABLE IF NOT EXISTS charge (
  reference TEXT PRIMARY KEY,
  provider TEXT NOT NULL,
  key TEXT NOT NULL,
  amount_cents INTEGER NOT NULL CHECK (amount_cents >= 0),
  state TEXT NOT NULL CHECK (state IN ('authorised', 'captured', 'voided')),
  hidden_until_ms INTEGER NOT NULL,
  UNIQUE (provider, key)
) STRICT;
CREATE TABLE IF NOT EXISTS refund (
  reference TEXT NOT NULL,
  key TEXT NOT NULL,
  amount_cents INTEGER NOT NULL CHECK (amount_cents > 0),
  PRIMARY KEY (reference, key)
) STRICT;
CREATE TABLE IF NOT EXISTS wallet_customer_token (
  token TEXT PRIMARY KEY,
  customer TEXT NOT NULL,
  created_ms INTEGER NOT NULL
) STRICT;
CREATE TABLE IF NOT EXISTS wallet_order (
  id TEXT PRIMARY KEY,
  amount_cents INTEGER NOT NULL CHECK (amount_cents >= 0),
  is_express INTEGER NOT NULL,
  payer TEXT,
  created_ms INTEGER NOT NULL
) STRICT;
