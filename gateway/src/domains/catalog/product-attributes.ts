import type { Product } from '../../generated/types.ts';

const ALWAYS = ['sku', 'id', 'name'];

const PICTURES = ['media_gallery_entries', 'gallery', 'extension_attributes'];
const PLACE = ['url_key', 'url_path'];
const STOCK = ['salable_qty', 'stock_qty'];
const MATERIAL = ['material_label', 'material', 'material_type'];

/** The record attributes on which each field of a product depends; null if a field can contain any attribute. */
const RECORD_ATTRIBUTES: Readonly<Record<keyof Product, readonly string[] | null>> = {
  __typename: [],
  sku: [],
  id: [],
  name: [],
  designer: ['manufacturer'],
  designerPath: ['manufacturer'],
  designerPagePath: ['designer_path'],
  model: ['model'],
  path: PLACE,
  urlKey: PLACE,
  typeId: ['type_id'],
  quoteId: ['type_id', 'quote_id'],
  availability: STOCK,
  isSalable: STOCK,
  price: [...STOCK, 'price', 'special_price', 'msrp', 'price_varies'],
  condition: ['condition', 'condition_label', 'exterior_condition', 'interior_condition'],
  isOneOfAKind: ['condition', 'condition_label', 'has_several', 'variant_options'],
  topCategories: ['categories'],
  categoryIds: ['categoryIds'],
  subcategories: ['subcategory'],
  image: PICTURES,
  images: PICTURES,
  color: ['color'],
  material: MATERIAL,
  materialType: MATERIAL,
  isExoticMaterial: MATERIAL,
  size: ['size'],
  shoeSize: ['shoe_size'],
  productionYear: ['production_year'],
  authenticityCode: ['date_authenticity_code'],
  description: ['description'],
  details: null,
  variantOptions: ['variant_options'],
  variants: ['variants'],
  createdAt: ['created_at'],
  related: ['categories', 'manufacturer'],
};

function isField(name: string): name is keyof Product {
  return Object.hasOwn(RECORD_ATTRIBUTES, name);
}

/**
 * The attributes to request for these fields of a list's products: a page of 60 complete records is twice as long as
 * one with only the attributes of its cards. Undefined if all are needed.
 */
export function neededAttributes(fields: ReadonlySet<string>): readonly string[] | undefined {
  const needed = new Set(ALWAYS);
  for (const field of fields) {
    const attributes = isField(field) ? RECORD_ATTRIBUTES[field] : null;
    if (attributes === null) return undefined;
    for (const attribute of attributes) needed.add(attribute);
  }
  return [...needed].sort();
}
