-- Customers and how they sign in. Moments as 'YYYY-MM-DD hh:mm:ss' in UTC, or in ms where named so.
CREATE TABLE customer (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  email TEXT NOT NULL COLLATE NOCASE UNIQUE,
  password_hash TEXT,
  firstname TEXT NOT NULL,
  lastname TEXT NOT NULL,
  group_id INTEGER NOT NULL DEFAULT 1,
  store_id INTEGER NOT NULL DEFAULT 1,
  website_id INTEGER NOT NULL DEFAULT 1,
  is_subscribed INTEGER NOT NULL DEFAULT 0,
  details TEXT NOT NULL DEFAULT '{}',
  default_billing INTEGER,
  default_shipping INTEGER,
  failures INTEGER NOT NULL DEFAULT 0,
  first_failure_ms INTEGER,
  locked_until_ms INTEGER,
  reset_token_hash TEXT,
  reset_sent_ms INTEGER,
  created_at TEXT NOT NULL,
  updated_at TEXT NOT NULL
) STRICT;

CREATE TABLE customer_address (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  customer_id INTEGER NOT NULL REFERENCES customer (id) ON DELETE CASCADE,
  firstname TEXT NOT NULL,
  lastname TEXT NOT NULL,
  street TEXT NOT NULL,
  city TEXT NOT NULL,
  country_id TEXT NOT NULL,
  region TEXT,
  region_id INTEGER NOT NULL DEFAULT 0,
  region_code TEXT,
  postcode TEXT,
  telephone TEXT NOT NULL,
  company TEXT,
  details TEXT NOT NULL DEFAULT '{}'
) STRICT;
CREATE INDEX customer_address_by_customer ON customer_address (customer_id);

-- An account of an identity provider that belongs to a customer.
CREATE TABLE customer_identity (
  provider TEXT NOT NULL,
  subject TEXT NOT NULL,
  customer_id INTEGER NOT NULL REFERENCES customer (id) ON DELETE CASCADE,
  PRIMARY KEY (provider, subject)
) STRICT, WITHOUT ROWID;

CREATE TABLE staff_account (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  username TEXT NOT NULL COLLATE NOCASE UNIQUE,
  password_hash TEXT NOT NULL
) STRICT;

-- Failed sign-ins by user name, whether or not the account exists.
CREATE TABLE sign_in_failure (
  user_type INTEGER NOT NULL,
  user_name TEXT NOT NULL COLLATE NOCASE,
  failures INTEGER NOT NULL,
  expires_ms INTEGER NOT NULL,
  PRIMARY KEY (user_type, user_name)
) STRICT, WITHOUT ROWID;

-- Tokens of the user that were issued in this second (Unix time) or before are worth nothing.
CREATE TABLE token_revocation (
  user_type INTEGER NOT NULL,
  user_id INTEGER NOT NULL,
  before_s INTEGER NOT NULL,
  PRIMARY KEY (user_type, user_id)
) STRICT, WITHOUT ROWID;

CREATE TABLE shop_secret (
  name TEXT PRIMARY KEY,
  value TEXT NOT NULL
) STRICT, WITHOUT ROWID;
