-- A guest's address for mail is that of the bill's address, as in a Magento.
UPDATE quote_address
SET data = json_set(data, '$.email', (SELECT email FROM quote WHERE quote.id = quote_id))
WHERE kind = 'billing' AND (SELECT email FROM quote WHERE quote.id = quote_id) IS NOT NULL;
ALTER TABLE quote DROP COLUMN email;
