-- The number of each sku, for good: carts and orders hold it, while an import replaces the products.
CREATE TABLE catalog_product_id (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  sku TEXT NOT NULL COLLATE NOCASE UNIQUE
) STRICT;

-- Earlier imports numbered products by row: what carts and orders hold is found again by its sku.
INSERT INTO catalog_product_id (id, sku) SELECT id, sku FROM catalog_product;
INSERT OR IGNORE INTO catalog_product_id (sku) SELECT sku FROM quote_item;
INSERT OR IGNORE INTO catalog_product_id (sku)
SELECT json_extract(data, '$.totals.item.sku') FROM sales_order_item
WHERE json_extract(data, '$.totals.item.sku') IS NOT NULL;

UPDATE quote_item
SET product_id = (SELECT id FROM catalog_product_id p WHERE p.sku = quote_item.sku);

UPDATE sales_order_item
SET product_id = p.id, data = json_set(data, '$.totals.item.productId', p.id)
FROM catalog_product_id p
WHERE p.sku = json_extract(data, '$.totals.item.sku');
