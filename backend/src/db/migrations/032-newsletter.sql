-- Who wants the newsletter, with or without an account.
CREATE TABLE newsletter_subscriber (
  email TEXT PRIMARY KEY COLLATE NOCASE,
  created_at TEXT NOT NULL
) STRICT, WITHOUT ROWID;
