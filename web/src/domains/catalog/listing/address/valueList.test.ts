import { describe, expect, it } from 'vitest';
import { formatValues, parseValues } from './valueList.ts';

describe('lists of attribute values', () => {
  it('writes underscores for spaces and commas between values', () => {
    expect(formatValues(['Louis Vuitton', 'Chanel'])).toBe('Louis_Vuitton,Chanel');
    expect(parseValues('Louis_Vuitton,Chanel')).toEqual(['Louis Vuitton', 'Chanel']);
  });

  it.each([
    'a,b',
    'snake_case',
    '100%',
    '%2C',
    '%5f',
    'Dust bag, box_and 5%',
    'Tiffany & Co.',
    'Hermès',
  ])('keeps %s as it is', (value) => {
    expect(parseValues(formatValues([value, 'other']))).toEqual([value, 'other']);
  });

  it('drops empty and repeated values and keeps broken escapes as text', () => {
    expect(parseValues(',Chanel,, Chanel ,%ZZ,%')).toEqual(['Chanel', '%ZZ', '%']);
  });
});
