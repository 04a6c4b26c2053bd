-- When a gift card stops to be worth anything: 'YYYY-MM-DD hh:mm:ss' in UTC, null for never.
ALTER TABLE gift_card ADD COLUMN expires_at TEXT;
