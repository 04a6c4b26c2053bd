-- Unfinished submissions. Moments in milliseconds since 1970.
CREATE TABLE sell_draft (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  customer_id INTEGER NOT NULL,
  content TEXT NOT NULL,
  made_ms INTEGER NOT NULL,
  changed_ms INTEGER NOT NULL
) STRICT;
CREATE INDEX sell_draft_by_customer ON sell_draft (customer_id, changed_ms DESC);
