-- A configurable product costs what its cheapest variant on sale does, and is there while one is.
CREATE TRIGGER catalog_variant_changed
AFTER UPDATE OF qty, price_cents, enabled ON catalog_product
WHEN new.parent_id IS NOT NULL
BEGIN
  UPDATE catalog_product SET
    qty = EXISTS (SELECT 1 FROM catalog_product v
      WHERE v.parent_id = new.parent_id AND v.enabled = 1 AND v.qty > 0),
    price_cents = coalesce((SELECT min(v.price_cents) FROM catalog_product v
      WHERE v.parent_id = new.parent_id AND v.enabled = 1 AND v.qty > 0), price_cents)
  WHERE id = new.parent_id;
END;
