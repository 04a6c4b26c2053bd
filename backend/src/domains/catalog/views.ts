import stockItem from '../../../data/stock-item.json' with { type: 'json' };
import { moment } from '../../shared/moment.ts';
import { attributeValue } from './attributes.ts';
import type { CatalogProduct, GalleryEntry } from './types.ts';

const stockItemView = ({ id, qty }: CatalogProduct) => ({
  item_id: id,
  product_id: id,
  stock_id: 1,
  qty,
  is_in_stock: qty > 0,
  ...stockItem,
});

const galleryView = ({ file, label }: GalleryEntry, index: number) => ({
  id: index + 1,
  media_type: 'image',
  label,
  position: index + 1,
  disabled: false,
  types: index === 0 ? ['image', 'small_image', 'thumbnail'] : [],
  file,
});

function customAttributes(product: CatalogProduct) {
  const { attributes, image } = product;
  const pictures = image === '' ? 'no_selection' : image;
  const values = {
    image: pictures,
    small_image: pictures,
    thumbnail: pictures,
    options_container: 'container2',
    url_key: product.urlKey,
    msrp_display_actual_price_type: '0',
    required_options: '0',
    has_options: '0',
    tax_class_id: '2',
    category_ids: product.categoryIds.map(String),
    ...(product.specialPrice !== null && { special_price: product.specialPrice.toFixed(6) }),
    ...(product.msrp !== null && { msrp: product.msrp.toFixed(6) }),
    ...Object.fromEntries(
      Object.entries(attributes).map(([code, value]) => [code, attributeValue(code, value)]),
    ),
  };
  return Object.entries(values).map(([attribute_code, value]) => ({ attribute_code, value }));
}

/**
 * A product with the keys of Magento's GET /V1/products/{sku}, in its order. `configurable` is that of
 * `configurableViews`.
 */
export const productView = (product: CatalogProduct, configurable: object = {}) => ({
  id: product.id,
  sku: product.sku,
  name: product.name,
  attribute_set_id: 4,
  price: product.price,
  status: product.enabled ? 1 : 2,
  visibility: product.visible ? 4 : 1,
  type_id: product.typeId,
  created_at: moment(product.createdAt * 1000),
  updated_at: moment(product.updatedAt * 1000),
  ...(product.weight !== null && { weight: product.weight }),
  extension_attributes: {
    website_ids: [1],
    category_links: product.categoryIds.map((id) => ({ position: 0, category_id: String(id) })),
    stock_item: stockItemView(product),
    ...configurable,
  },
  product_links: [],
  options: [],
  media_gallery_entries: product.gallery.map(galleryView),
  tier_prices: [],
  custom_attributes: customAttributes(product),
});
