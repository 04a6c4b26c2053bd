import { describe, expect, it } from 'vitest';
import {
  type CategoryData,
  categoryRecord,
  type ProductData,
  productRecord,
} from './product-record.ts';
import { attributeRecords, productSettings } from './settings.ts';

const category = (id: number, level: number, name: string, parentId: number): CategoryData => ({
  id,
  level,
  name,
  parentId,
  urlKey: name.toLowerCase(),
  image: null,
  urlPath: `at/${name.toLowerCase()}`,
  includeInMenu: true,
  position: 1,
  description: null,
});

const CONTEXT = {
  categories: new Map(
    [
      category(2, 1, 'Default Category', 1),
      category(3, 2, 'Handbags', 2),
      category(9, 2, 'Designers', 2),
      category(21, 3, 'Totes', 3),
      { ...category(120, 3, 'Chanel', 9), urlPath: 'designers/chanel' },
      category(30, 4, 'Small Totes', 21),
    ].map((one) => [one.id, one]),
  ),
  webUrl: 'http://shop.test',
  mediaUrl: 'http://pictures.test',
};

const PRODUCT: ProductData = {
  id: 100_234,
  sku: 'CHA-100234',
  name: 'Chanel Édition Tote',
  typeId: 'simple',
  price: 6450,
  specialPrice: null,
  msrp: 10_200,
  qty: 1,
  urlKey: 'chanel-tote-100234',
  image: '/t/o/tote.webp',
  gallery: [{ file: '/t/o/tote.webp', label: 'front' }],
  createdAt: 1000,
  attributes: {
    manufacturer: 'Chanel',
    color: 'Black',
    material: 'Caviar',
    description: '<p>Long</p>',
    meta_title: 'Title',
  },
  categoryIds: [3, 9, 21, 120],
};

describe('the record of a product', () => {
  it.each([
    ['2019', 2019],
    ['1990s', '1990s'],
  ])('contains the production year %s as %j', (year, expected) => {
    const attributes = { ...PRODUCT.attributes, production_year: year };
    expect(productRecord({ ...PRODUCT, attributes }, CONTEXT)).toMatchObject({
      production_year: expected,
    });
  });

  it('builds the record that docs/search-records.md gives', () => {
    expect(productRecord({ ...PRODUCT, id: 100_235 }, CONTEXT)).toEqual({
      objectID: '100235',
      id: 100_235,
      sku: 'CHA-100234',
      name: 'Chanel Édition Tote',
      name_sort: 'chanel edition tote',
      manufacturer: 'Chanel',
      type_id: 'simple',
      color: 'Black',
      material: 'Caviar',
      material_label: 'Caviar',
      url: 'http://shop.test/chanel-tote-100234.html',
      url_path: 'chanel-tote-100234.html',
      url_key: 'chanel-tote-100234',
      categories: {
        level0: ['Handbags', 'Designers'],
        level1: ['Handbags /// Totes', 'Designers /// Chanel'],
      },
      categoryIds: ['3', '9', '21', '120'],
      subcategory: ['Totes'],
      designer_path: '/designers/chanel',
      gallery: ['/t/o/tote.webp'],
      galleryResized: ['/312x416/t/o/tote.webp'],
      media_gallery_entries: [
        {
          file: '/t/o/tote.webp',
          position: 1,
          label: 'front',
          url_path: 'catalog/product/t/o/tote.webp',
          url: 'http://pictures.test/media/catalog/product/t/o/tote.webp',
        },
      ],
      extension_attributes: { image_url: '/t/o/tote.webp' },
      stock_qty: 1,
      salable_qty: 1,
      in_stock: 1,
      created_at: 1000,
      price: { USD: { default: 6450, default_formated: '$6,450.00' } },
      special_price: null,
      msrp: 10_200,
      discount_percentage: 36,
    });
  });

  it('tells that there is more than one piece', () => {
    expect(productRecord({ ...PRODUCT, qty: 2 }, CONTEXT)).toMatchObject({
      stock_qty: 1,
      has_several: 1,
    });
  });

  it('prices an item at its special price and shows the original one', () => {
    const record = productRecord({ ...PRODUCT, price: 1234.5, specialPrice: 1000 }, CONTEXT);
    expect(record.price.USD).toEqual({
      default: 1000,
      default_formated: '$1,000.00',
      default_original_formated: '$1,234.50',
    });
  });

  it('claims no discount for a price above the retail price', () => {
    const record = productRecord({ ...PRODUCT, price: 300, msrp: 200 }, CONTEXT);
    expect(record.discount_percentage).toBe(0);
  });

  it('leaves the root category out of the levels, and sizes as text', () => {
    const attributes = { shoe_size: '38' };
    const record = productRecord({ ...PRODUCT, categoryIds: [2, 3], attributes }, CONTEXT);
    expect(record.categories).toEqual({ level0: ['Handbags'] });
    expect(record).toMatchObject({ shoe_size: '38' });
  });

  it('writes stock as 0 or 1, however many there are', () => {
    expect(productRecord({ ...PRODUCT, qty: 0 }, CONTEXT)).toMatchObject({
      stock_qty: 0,
      in_stock: 0,
    });
    expect(productRecord({ ...PRODUCT, qty: 100 }, CONTEXT)).toMatchObject({ salable_qty: 1 });
  });

  it('names Designers first for some ids and deeper categories by their whole path', () => {
    const record = productRecord({ ...PRODUCT, id: 8, categoryIds: [3, 9, 21, 30] }, CONTEXT);
    expect(record.categories).toMatchObject({
      level0: ['Designers', 'Handbags'],
      level2: ['Handbags /// Totes /// Small Totes'],
    });
    expect(record.subcategory).toEqual(['Totes', 'Small Totes']);
  });

  it('does not let an imported attribute take the place of a field', () => {
    const attributes = { id: 'x', price: 'free', name: 'other' };
    expect(productRecord({ ...PRODUCT, attributes }, CONTEXT)).toMatchObject({
      id: 100_234,
      name: 'Chanel Édition Tote',
    });
  });
});

describe('the record of a category', () => {
  it('counts levels from the top categories and names the parent', () => {
    const chanel = CONTEXT.categories.get(120);
    expect(
      chanel && categoryRecord(chanel, CONTEXT, { count: 7, image: '/a/b/ab.webp' }),
    ).toMatchObject({
      objectID: '120',
      path: 'Designers / Chanel',
      level: 2,
      parent_id: '9',
      url: '/designers/chanel',
      product_count: 7,
      image_url: '/a/b/ab.webp',
    });
  });
});

describe('the settings of the products', () => {
  it('names each sort replica with its own order', () => {
    const { settings, replicas } = productSettings('shop_products');
    expect(settings.replicas).toEqual(Object.keys(replicas));
    expect(replicas.shop_products_price_default_asc?.ranking[0]).toBe('asc(price.USD.default)');
    const orders = Object.values(replicas).map(({ ranking }) => ranking[0]);
    expect([settings.replicas.length, new Set(orders).size]).toEqual([5, 5]);
  });

  it('allows filters by every attribute that a listing offers', () => {
    const { attributesForFaceting } = productSettings('shop_products').settings;
    for (const { attribute_code } of attributeRecords())
      expect(attributesForFaceting).toContainEqual(
        expect.stringMatching(new RegExp(`^(searchable\\()?${attribute_code}\\)?$`)),
      );
  });
});

it('gives each synonym an id of its own', () => {
  const ids = productSettings('shop_products').synonyms.map(({ objectID }) => objectID);
  expect(new Set(ids).size).toBe(ids.length);
});
