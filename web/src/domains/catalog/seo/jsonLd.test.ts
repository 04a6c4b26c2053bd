import { describe, expect, it } from 'vitest';
import { breadcrumbJsonLd, describeProduct, itemListJsonLd, productJsonLd } from './jsonLd.ts';

const site = 'https://shop.example';
const aProduct = (parts: Partial<Parameters<typeof productJsonLd>[0]> = {}) => ({
  sku: 'CHA-1',
  name: 'Chanel Classic Flap',
  designer: 'Chanel',
  path: '/chanel-classic-flap-1.html',
  isSalable: true,
  color: 'Black',
  material: 'Lambskin',
  price: { current: { amount: '6450.50' } },
  condition: { label: 'Very Good' },
  images: [{ large: '/media/a.webp' }, { large: 'https://cdn.example/b.webp' }],
  ...parts,
});

describe('a product for search engines', () => {
  it('is used, in stock, and has its price and absolute addresses', () => {
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

  it('never tells the price of a sold item, even when it has one', () => {
    const told = productJsonLd(aProduct({ isSalable: false }), site);
    expect(told).toMatchObject({ offers: { availability: 'https://schema.org/SoldOut' } });
    expect(JSON.stringify(told)).not.toContain('6450');
    expect(JSON.stringify(told)).not.toContain('priceCurrency');
  });

  it('leaves out what is not known', () => {
    const told = productJsonLd(
      aProduct({ designer: null, color: null, material: null, condition: null, images: [] }),
      site,
    );
    expect(Object.keys(told)).not.toEqual(expect.arrayContaining(['brand']));
    expect(told).toMatchObject({ image: [], description: expect.stringContaining('Pre-owned') });
    expect(JSON.stringify(told)).not.toMatch(/null|undefined/);
  });

  it('is described in one sentence', () => {
    expect(describeProduct(aProduct())).toBe(
      'Pre-owned Chanel Classic Flap in very good condition (Lambskin, Black). One of a kind, authenticated by our specialists.',
    );
  });
});

it('numbers breadcrumbs from home and list items across pages', () => {
  const crumbs = breadcrumbJsonLd([{ name: 'Handbags', path: '/handbags' }], site);
  expect(crumbs).toMatchObject({
    itemListElement: [
      { position: 1, name: 'Home', item: 'https://shop.example/' },
      { position: 2, name: 'Handbags', item: 'https://shop.example/handbags' },
    ],
  });
  expect(itemListJsonLd([aProduct()], site, 60)).toMatchObject({
    itemListElement: [{ position: 61, url: 'https://shop.example/chanel-classic-flap-1.html' }],
  });
});
