-- Every mail the shop writes. `state`: kept (for reading here only), queued, sent or failed (over SMTP).
CREATE TABLE mail_outbox (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  kind TEXT NOT NULL,
  recipient TEXT NOT NULL,
  subject TEXT NOT NULL,
  html TEXT NOT NULL,
  text TEXT NOT NULL,
  attachments TEXT NOT NULL DEFAULT '[]',
  state TEXT NOT NULL CHECK (state IN ('kept', 'queued', 'sent', 'failed')),
  tries INTEGER NOT NULL DEFAULT 0,
  created_at TEXT NOT NULL
) STRICT;
CREATE INDEX mail_outbox_queued ON mail_outbox (id) WHERE state = 'queued';
