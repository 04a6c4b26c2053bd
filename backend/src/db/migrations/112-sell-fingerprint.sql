-- The payload of a submission's idempotency key; empty for submissions before this column.
ALTER TABLE sell_submission ADD COLUMN fingerprint TEXT NOT NULL DEFAULT '';
