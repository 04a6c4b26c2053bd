import { describe, expect, it } from 'vitest';
import { inBothUnits, productCrumbs, shownDetails, similarHref } from './details.ts';

const detail = (code: string, value: string) => ({ code, label: code, value });

it('lists details once, with measurements in both units, and omits those shown elsewhere', () => {
  const shown = shownDetails([
    detail('exterior_condition', 'Scuffs'),
    detail('interior_condition', 'Clean'),
    detail('date_authenticity_code', '28123456'),
    detail('size', '25 x 15 cm'),
    detail('measurements', '25 x 15 cm'),
    detail('handle_drop', '55 cm'),
    detail('includes', 'Dust bag,Box'),
    detail('lens', '  '),
    detail('origin', 'Made in France'),
  ]);
  expect(shown.map(({ code, value }) => `${code}: ${value.replaceAll('\u00a0', ' ')}`)).toEqual([
    'size: 25 × 15 cm (9.8 × 5.9 in)',
    'handle_drop: 55 cm (21.7 in)',
    'includes: Dust bag, Box',
    'origin: Made in France',
  ]);
});

it('links to a product by its designer, or directly without one', () => {
  const product = {
    name: 'Bag',
    path: '/bag.html',
    designer: 'Dior',
    designerPath: '/dior',
    designerPagePath: null,
  };
  const byDesigner = ['/our-designers', '/dior', '/bag.html'];
  expect(productCrumbs(product).map(({ path }) => path)).toEqual(byDesigner);
  const withPage = { ...product, designerPagePath: '/designers/dior' };
  expect(productCrumbs(withPage)[1]).toEqual({ name: 'Dior', path: '/designers/dior' });
  expect(productCrumbs({ ...product, designer: null })).toEqual([
    { name: 'Bag', path: '/bag.html' },
  ]);
});

it('saves a search for the same designer and category under a readable name', () => {
  const href = similarHref({ designer: 'Louis Vuitton', subcategories: ['Totes', 'Bags'] });
  const params = new URLSearchParams(href?.split('?')[1]);
  expect(params.get('name')).toBe('Louis Vuitton, Totes');
  expect(params.get('query')).toBe('/search?manufacturer=Louis_Vuitton&subcategory=Totes');
  expect(similarHref({ designer: null, subcategories: [] })).toBeNull();
});

describe('measurements', () => {
  it.each([
    ['25.5 x 15.5 x 6.5 cm', '25.5 × 15.5 × 6.5 cm (10 × 6.1 × 2.6 in)'],
    ['55 cm', '55 cm (21.7 in)'],
    ['Case 36 mm', 'Case 36 mm (1.4 in)'],
    ['10 x 6 in', '10 × 6 in (25.4 × 15.2 cm)'],
    ['9.5" L x 5" H', '9.5 in (24.1 cm) L x 5 in (12.7 cm) H'],
    ['12 inches', '12 in (30.5 cm)'],
    ['Heel 85mm, platform 10mm', 'Heel 85 mm (3.3 in), platform 10 mm (0.4 in)'],
  ])('%s', (text, shown) => expect(inBothUnits(text).replaceAll('\u00a0', ' ')).toBe(shown));

  it('breaks lines only between units', () =>
    expect(inBothUnits('25.5 x 15.5 cm').split(' ')).toEqual([
      '25.5\u00a0×\u00a015.5\u00a0cm',
      '(10\u00a0×\u00a06.1\u00a0in)',
    ]));

  it.each([
    '',
    'One size',
    '38.5',
    '10 cm (3.9 in)',
    'Size M, 2 pockets inside',
    '3 in'.replace('in', 'interior'),
  ])('leaves %j unchanged', (text) => expect(inBothUnits(text)).toBe(text));
});
