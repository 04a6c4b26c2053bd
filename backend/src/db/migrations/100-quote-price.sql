-- A line costs what its product costs now, as in Magento.
ALTER TABLE quote_item DROP COLUMN price;
