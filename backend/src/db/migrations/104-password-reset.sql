-- Asked for, known address or not: the mail is written outside of the request, so that both take the same time.
CREATE TABLE password_reset_request (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  email TEXT NOT NULL
) STRICT;
