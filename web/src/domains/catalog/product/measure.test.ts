import { describe, expect, it } from 'vitest';
import { inBothUnits } from './measure.ts';

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
