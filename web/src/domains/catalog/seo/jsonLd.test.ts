import { describe, expect, it } from 'vitest';
import { breadcrumbJsonLd, describeProduct, productJsonLd } from './jsonLd.ts';

const site = 'https://shop.example';
const aProduct = (parts: Partial<Parameters<typeof productJsonLd>[0]> = {}) => ({
  sku: 'CHA-1',
  name: 'Chanel Classic Flap',
  designer: 'Chanel',
  path: '/chanel-classic-flap-1.html',
  isSalable: true,
  color: 'Black',
  material: 'Lambskin',
  isOneOfAKind: true,
  price: {
    current: { amount: '6450.50' },
    former: null,
    msrp: null,
    discountPercent: null,
    isLowest: false,
  },
  condition: { label: 'Very Good', exterior: null, interior: null },
  images: ['/media/a.webp', 'https://cdn.example/b.webp'].map((large, position) => ({
    url: large,
    thumbnail: large,
    large,
    alt: 'Chanel Classic Flap',
    position,
  })),
  ...parts,
});

describe('structured data of a product', () => {
  it('is used, in stock, and has a price and absolute URLs', () => {
    expect(productJsonLd(aProduct(), site)).toMatchObject({
      '@type': 'Product',
      sku: 'CHA-1',
      url: 'https://shop.example/chanel-classic-flap-1.html',
      brand: { '@type': 'Brand', name: 'Chanel' },
      image: ['https://shop.example/media/a.webp', 'https://cdn.example/b.webp'],
      itemCondition: 'https://schema.org/UsedCondition',
      offers: {
        price: '6450.50',
        priceCurrency: 'USD',
        availability: 'https://schema.org/InStock',
        itemCondition: 'https://schema.org/UsedCondition',
      },
    });
  });

  it('omits the price of a sold item', () => {
    const data = productJsonLd(aProduct({ isSalable: false }), site);
    expect(data).toMatchObject({ offers: { availability: 'https://schema.org/SoldOut' } });
    expect(JSON.stringify(data)).not.toContain('6450');
    expect(JSON.stringify(data)).not.toContain('priceCurrency');
  });

  it('omits unknown values', () => {
    const data = productJsonLd(
      aProduct({ designer: null, color: null, material: null, condition: null, images: [] }),
      site,
    );
    expect(Object.keys(data)).not.toEqual(expect.arrayContaining(['brand']));
    expect(data).toMatchObject({ image: [] });
    expect(JSON.stringify(data)).not.toMatch(/null|undefined/);
  });

  it('promises nothing of resale about an item without a grade', () => {
    const data = productJsonLd(aProduct({ condition: null }), site);
    expect(data).toMatchObject({ description: 'Chanel Classic Flap (Lambskin, Black).' });
    expect(JSON.stringify(data)).not.toContain('UsedCondition');
  });

  it('has a description of one sentence', () => {
    expect(describeProduct(aProduct())).toBe(
      'Pre-owned Chanel Classic Flap in very good condition (Lambskin, Black). One of a kind, authenticated by our specialists.',
    );
    expect(describeProduct(aProduct({ isOneOfAKind: false }))).toContain('. Authenticated by');
  });
});

it('numbers breadcrumbs from home', () => {
  const crumbs = breadcrumbJsonLd([{ name: 'Handbags', path: '/handbags' }], site);
  expect(crumbs).toMatchObject({
    itemListElement: [
      { position: 1, name: 'Home', item: 'https://shop.example/' },
      { position: 2, name: 'Handbags', item: 'https://shop.example/handbags' },
    ],
  });
});
