-- 1 once the owner of the mail address has shown to be the one who uses the account.
ALTER TABLE customer ADD COLUMN email_proven INTEGER NOT NULL DEFAULT 0;
