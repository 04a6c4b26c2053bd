import { expect, it } from 'vitest';
import { productSteps, shownDetails } from './details.ts';

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
  const product = { name: 'Bag', path: '/bag.html', designer: 'Dior', designerPath: '/dior' };
  expect(productSteps(product).map((step) => step.path)).toEqual([
    '/our-designers',
    '/dior',
    '/bag.html',
  ]);
  expect(productSteps({ ...product, designer: null })).toEqual([
    { name: 'Bag', path: '/bag.html' },
  ]);
});
