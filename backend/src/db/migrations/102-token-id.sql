-- A revocation may spare one token: that of the session in which the password was changed.
ALTER TABLE token_revocation ADD COLUMN spared_id TEXT;
