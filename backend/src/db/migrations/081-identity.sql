-- Identity tokens that have been used: each signs in once. Forgotten when they have expired (Unix time).
CREATE TABLE identity_token_used (
  jti TEXT PRIMARY KEY,
  expires_s INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
