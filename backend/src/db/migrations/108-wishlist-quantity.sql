-- How many pieces of an item a customer wishes for.
ALTER TABLE wishlist_item ADD COLUMN qty REAL NOT NULL DEFAULT 1;
