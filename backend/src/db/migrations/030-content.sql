-- CMS pages and blocks. The release brings their text; a changed one is told by the digest.

CREATE TABLE cms_page (
  id INTEGER PRIMARY KEY,
  identifier TEXT NOT NULL UNIQUE,
  title TEXT NOT NULL,
  content_heading TEXT NOT NULL,
  content TEXT NOT NULL,
  page_layout TEXT NOT NULL,
  meta_title TEXT NOT NULL,
  meta_description TEXT NOT NULL,
  meta_keywords TEXT NOT NULL,
  is_active INTEGER NOT NULL DEFAULT 1
) STRICT;

CREATE TABLE cms_block (
  id INTEGER PRIMARY KEY,
  identifier TEXT NOT NULL UNIQUE,
  title TEXT NOT NULL,
  content TEXT NOT NULL,
  header_content TEXT,
  is_active INTEGER NOT NULL DEFAULT 1
) STRICT;

CREATE TABLE content_state (
  key TEXT PRIMARY KEY,
  value TEXT NOT NULL
) STRICT, WITHOUT ROWID;
