-- The attributes by which the variants of a configurable product differ, as a JSON list; only an import knows them.
ALTER TABLE catalog_product ADD COLUMN variant_codes TEXT NOT NULL DEFAULT '[]';
