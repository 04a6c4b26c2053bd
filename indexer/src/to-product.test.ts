import { describe, expect, it } from 'vitest';
import recorded from '../test/recorded-stock.json' with { type: 'json' };
import type { RestProduct } from './magento-data.ts';
import { productRecord } from './records/product-record.ts';
import type { Shop } from './shop.ts';
import {
  cheapestOffer,
  getAssignedCategories,
  getRejection,
  isVisible,
  type Part,
  specialPriceAt,
  toOffer,
  toProduct,
  toRulePrice,
  toStoreTime,
} from './to-product.ts';

const NOW = '2026-11-22 12:00:00';

function aCategory(id: number, parentId: number, level: number, name: string) {
  return {
    id,
    parentId,
    level,
    name,
    urlKey: name.toLowerCase(),
    urlPath: name.toLowerCase(),
    includeInMenu: true,
    position: 1,
    image: null,
    description: null,
  };
}

const categories = [
  aCategory(2, 1, 1, 'Default Category'),
  aCategory(3, 2, 2, 'Handbags'),
  aCategory(5, 3, 3, 'Totes'),
  aCategory(8, 2, 2, 'Designers'),
  aCategory(10, 8, 3, 'Gucci'),
];

function toLabels(options: readonly { label: string; value: string }[]) {
  return new Map(options.map(({ label, value }) => [value, label]));
}

const GEMSTONES = [
  { value: '1', label: 'Ruby' },
  { value: '2', label: 'Jade' },
];

const shop: Shop = {
  storeId: 1,
  websiteId: 1,
  timeZone: 'America/Los_Angeles',
  webUrl: 'https://shop.test',
  mediaUrl: 'https://magento.example.test',
  urlSuffixes: { product: '.html', category: '.html' },
  categories: new Map(categories.map((category) => [category.id, category])),
  labels: new Map(
    recorded.attributes.items.map(({ attribute_code, options }) => [
      attribute_code,
      toLabels(options),
    ]),
  ),
  published: new Set(recorded.attributes.items.map(({ attribute_code }) => attribute_code)),
  attributesById: new Map(
    recorded.attributes.items.map((one) => [
      one.attribute_id,
      { code: one.attribute_code, label: one.default_frontend_label },
    ]),
  ),
  moreFacets: [],
  moreDetails: [],
  stock: { id: 1, sources: new Set(['default']) },
  pages: [],
  blocks: [],
  attributes: [],
  basis: {},
};

function firstProduct(part: Partial<RestProduct> = {}): RestProduct {
  const [product] = recorded.products.items;
  if (product === undefined) throw new Error('The recording holds no product.');
  return { ...product, ...part };
}

function toRecord(product: RestProduct) {
  return productRecord(toProduct(product, toOffer(product, true, NOW), shop), shop);
}

describe("a stock Magento's product", () => {
  it('builds a record with labels in place of option numbers and without system attributes', () => {
    expect(toRecord(firstProduct())).toEqual({
      objectID: '1',
      id: 1,
      sku: 'LIVE-1001',
      name: 'Gucci Tote No 1 Red',
      name_sort: 'gucci tote no 1 red',
      type_id: 'simple',
      description: '<p>Gucci Tote No 1 Red, pre-owned.</p>',
      manufacturer: 'Gucci',
      color: 'Red',
      url: 'https://shop.test/gucci-tote-no-1-red.html',
      url_path: 'gucci-tote-no-1-red.html',
      url_key: 'gucci-tote-no-1-red',
      categories: {
        level0: ['Handbags', 'Designers'],
        level1: ['Handbags /// Totes', 'Designers /// Gucci'],
      },
      categoryIds: ['3', '5', '10', '8'],
      subcategory: ['Totes', 'Gucci'],
      gallery: ['/l/i/live-1001.png'],
      galleryResized: ['/312x416/l/i/live-1001.png'],
      media_gallery_entries: [
        {
          file: '/l/i/live-1001.png',
          position: 1,
          label: 'Gucci Tote No 1 Red',
          url_path: 'catalog/product/l/i/live-1001.png',
          url: 'https://magento.example.test/media/catalog/product/l/i/live-1001.png',
        },
      ],
      extension_attributes: { image_url: '/l/i/live-1001.png' },
      stock_qty: 1,
      salable_qty: 1,
      in_stock: 1,
      price: { USD: { default: 125.5, default_formated: '$125.50' } },
      special_price: null,
      msrp: null,
      discount_percentage: 0,
      created_at: Date.UTC(2026, 10, 22, 10, 34, 21) / 1000,
    });
  });

  it('contains the labels and values of attributes that only this shop has', () => {
    const moreDetails = [
      { code: 'color', label: 'Shade' },
      { code: 'pattern', label: 'Pattern' },
    ];
    const offer = toOffer(firstProduct(), true, NOW);
    const product = toProduct(firstProduct(), offer, { ...shop, moreDetails });
    expect(productRecord(product, shop)).toMatchObject({
      more_details: [{ code: 'color', label: 'Shade', value: 'Red' }],
    });
  });

  it('reads no_selection as no image and uses the special price', () => {
    const record = toRecord(recorded.scarf);
    expect(record.extension_attributes).toEqual({ image_url: null });
    expect(record.gallery).toEqual([]);
    expect(record.price.USD).toMatchObject({
      default: 99,
      default_original_formated: '$120.00',
    });
  });

  it('shows the enabled images in their order and the main image that staff selected', () => {
    const entry = { media_type: 'image', label: null, disabled: false };
    const media_gallery_entries = [
      { ...entry, position: 3, file: '/c.png' },
      { ...entry, position: 1, file: '/a.png' },
      { ...entry, position: 2, file: '/hidden.png', disabled: true },
      { ...entry, position: 4, file: '/video.png', media_type: 'external-video' },
    ];
    const { custom_attributes = [] } = firstProduct();
    const withImage = (value: string) =>
      toRecord(
        firstProduct({
          media_gallery_entries,
          custom_attributes: [
            { attribute_code: 'image', value },
            ...custom_attributes.filter(({ attribute_code }) => attribute_code !== 'image'),
          ],
        }),
      );
    expect(withImage('/c.png')).toMatchObject({
      gallery: ['/a.png', '/c.png'],
      extension_attributes: { image_url: '/c.png' },
    });
    expect(withImage('no_selection').extension_attributes).toEqual({ image_url: '/a.png' });
  });

  it('contains all labels of a multiple select, without deleted options, and the retail price', () => {
    const labels = new Map(shop.labels).set('gemstones', toLabels(GEMSTONES)).set('model', 'text');
    const published = new Set([...shop.published, 'gemstones', 'model']);
    const { custom_attributes = [] } = firstProduct();
    const withGemstones = (value: string) => {
      const product = firstProduct({
        custom_attributes: [
          ...custom_attributes,
          { attribute_code: 'gemstones', value },
          { attribute_code: 'model', value: '' },
          { attribute_code: 'msrp', value: '250.0000' },
        ],
      });
      const own = { ...shop, labels, published };
      return productRecord(toProduct(product, toOffer(product, true, NOW), own), own);
    };
    expect(withGemstones('1,9,2')).toMatchObject({ gemstones: ['Ruby', 'Jade'], msrp: 250 });
    expect(withGemstones('9,2')).toMatchObject({ gemstones: 'Jade' });
    expect(withGemstones('9')).not.toHaveProperty('gemstones');
    expect(withGemstones('9')).not.toHaveProperty('model');
  });

  it('assigns the categories above its own and no inactive one', () => {
    const links = [{ category_id: '5' }, { category_id: '99' }];
    const product = firstProduct({ extension_attributes: { category_links: links } });
    expect(getAssignedCategories(product, shop)).toEqual([5]);
    expect(toRecord(product).categoryIds).toEqual(['5', '3']);
  });

  it.each([
    ['the shop does not sell products of type bundle', firstProduct({ type_id: 'bundle' })],
    ['it has no URL key', firstProduct({ custom_attributes: [] })],
    ['it has no name', firstProduct({ name: '' })],
    [undefined, firstProduct()],
  ])('returns the reason of a rejection: %s', (reason, product) => {
    expect(getRejection(product)).toBe(reason);
  });
});

describe('a special price', () => {
  const price = 199;
  it.each([
    [null, null, 199],
    ['2026-11-22 00:00:00', null, 199],
    ['2026-11-23 00:00:00', null, null],
    [NOW, null, 199],
    [null, '2026-11-22 00:00:00', 199],
    [null, '2026-11-21 00:00:00', null],
    [null, '2026-11-21 11:59:59', null],
    [null, '2026-11-21 12:00:00', 199],
    [null, '2026-11-21 18:00:00', 199],
    ['2026-11-01 00:00:00', '2026-11-30 23:59:59', 199],
  ])('applies a special price from %s to %s today as %s', (from, to, expected) => {
    expect(specialPriceAt({ price, from, to }, NOW)).toBe(expected);
  });
});

it.each([
  ['a rule', { regular: 50, final: 39.992 }, 39.99],
  ['no rule', { regular: 50, final: 40 }, null],
  ['a price with tax', { regular: 55, final: 33 }, null],
  ['a product that Magento does not list', undefined, null],
])('takes the price of %s', (_, found, expected) => {
  expect(toRulePrice({ price: 50, special: 40 }, found)).toBe(expected);
});

it.each([
  ['America/Los_Angeles', '2026-11-22 23:30:00'],
  ['Europe/Paris', '2026-11-23 08:30:00'],
  ['UTC', '2026-11-23 07:30:00'],
])('tells the time of a store in %s', (timeZone, expected) => {
  expect(toStoreTime(Date.UTC(2026, 10, 23, 7, 30), timeZone)).toBe(expected);
});

it('shows only products of its own website, and variants of it', () => {
  const { extension_attributes: links } = firstProduct();
  const inSite = (...ids: number[]) =>
    firstProduct({ extension_attributes: { ...links, website_ids: ids } });
  const visible = [inSite(1), inSite(2), inSite(2, 1), inSite()].map((one) => isVisible(one, shop));
  expect(visible).toEqual([true, false, true, false]);
  expect(isVisible(firstProduct({ visibility: 1 }), shop)).toBe(false);
  expect(isVisible(firstProduct({ visibility: 2 }), shop)).toBe(true);
});

it('rejects a simple product with required custom options, which no cart takes', () => {
  const { custom_attributes = [] } = firstProduct();
  const others = custom_attributes.filter(
    ({ attribute_code }) => attribute_code !== 'required_options',
  );
  const product = firstProduct({
    custom_attributes: [...others, { attribute_code: 'required_options', value: '1' }],
  });
  expect(getRejection(product)).toContain('required custom options');
  expect(getRejection({ ...product, type_id: 'configurable' })).toBeUndefined();
});

it('offers the variants of a configurable product by their labels in the order of the options', () => {
  const { items } = recorded.attributes;
  const color = items.find(({ attribute_code }) => attribute_code === 'color');
  const [first, second] = color?.options.filter(({ value }) => value !== '') ?? [];
  function aVariant(sku: string, value: string | undefined, isSalable: boolean): Part {
    const custom_attributes = [{ attribute_code: 'color', value: value ?? '' }];
    const product = firstProduct({ sku, custom_attributes });
    return { product, offer: { price: 50, special: 40, isSalable } };
  }
  const configurable = firstProduct({
    type_id: 'configurable',
    name: 'Tee&trade;',
    extension_attributes: {
      configurable_product_options: [{ attribute_id: String(color?.attribute_id), position: 0 }],
    },
  });
  const parts = [
    aVariant('B', second?.value, true),
    aVariant('A', first?.value, false),
    aVariant('C', 'a deleted option', true),
  ];
  const offer = { price: 50, special: 40, isSalable: true };
  expect(productRecord(toProduct(configurable, offer, shop, parts), shop)).toMatchObject({
    name: 'Tee™',
    color: [second?.label],
    variant_options: ['Color'],
    variant_skus: ['A', 'B'],
    variants: [
      { sku: 'A', values: [first?.label], price: 40, in_stock: 0 },
      { sku: 'B', values: [second?.label], price: 40, in_stock: 1 },
    ],
  });
});

it.each([
  ['varies with the prices of the variants for sale', 40, true, 1],
  ['does not vary with those of sold ones', 40, false, undefined],
  ['does not vary among variants of the same price', 30, true, undefined],
])('writes that the price %s', (_, price, isSalable, expected) => {
  const product = toProduct(firstProduct(), { price: 30, special: null, isSalable: true }, shop);
  const variants = [
    { sku: 'A', values: ['S'], price: 30, isSalable: true },
    { sku: 'B', values: ['M'], price, isSalable },
  ];
  const record = productRecord({ ...product, variants }, shop);
  expect(record).toMatchObject({ variant_skus: ['A', 'B'] });
  expect((record as { price_varies?: number }).price_varies).toBe(expected);
});

it('orders the choices of a configurable product by position', () => {
  const labels = new Map([...shop.labels, ['size', toLabels([{ value: '7', label: 'Small' }])]]);
  const attributesById = new Map(shop.attributesById).set(700, { code: 'size', label: 'Size' });
  const [colorId, color] = [...shop.attributesById].find(([, { code }]) => code === 'color') ?? [];
  const [option = ''] = [...new Map(shop.labels.get('color') as Map<string, string>).keys()];
  const configurable = firstProduct({
    type_id: 'configurable',
    extension_attributes: {
      configurable_product_options: [
        { attribute_id: String(colorId), position: 1 },
        { attribute_id: '700', position: 0 },
      ],
    },
  });
  const variant = firstProduct({
    custom_attributes: [
      { attribute_code: 'color', value: option },
      { attribute_code: 'size', value: '7' },
    ],
  });
  const offer = { price: 50, special: null, isSalable: true };
  const own = { ...shop, labels, attributesById };
  const product = toProduct(configurable, offer, own, [{ product: variant, offer }]);
  expect(product.variantOptions).toEqual(['Size', color?.label]);
  expect(product.attributes).not.toHaveProperty('size');
});

it("takes the price of a configurable product's cheapest variant for sale", () => {
  const offers = [
    { price: 30, special: null, isSalable: false },
    { price: 50, special: 40, isSalable: true },
    { price: 45, special: null, isSalable: true },
  ];
  expect(cheapestOffer(offers)).toEqual(offers[1]);
  expect(cheapestOffer(offers.toReversed())).toEqual(offers[1]);
  expect(cheapestOffer(offers.slice(0, 1))).toEqual(offers[0]);
  expect(cheapestOffer([])).toBeUndefined();
});
