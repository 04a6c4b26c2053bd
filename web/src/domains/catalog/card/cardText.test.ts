import { describe, expect, it } from 'vitest';
import { nameWithoutDesigner, wornSize } from './cardText.ts';

describe('texts of a card', () => {
  it('removes the designer from a name that begins with it', () => {
    expect(nameWithoutDesigner('Chanel Classic Flap', 'Chanel')).toBe('Classic Flap');
    expect(nameWithoutDesigner('CHANEL Classic Flap', 'Chanel')).toBe('Classic Flap');
    expect(nameWithoutDesigner('Chanelle Bag', 'Chanel')).toBe('Chanelle Bag');
    expect(nameWithoutDesigner('Chanel', 'Chanel')).toBe('Chanel');
    expect(nameWithoutDesigner('Vintage Bag', null)).toBe('Vintage Bag');
  });

  it('shows wearable sizes but no measurements', () => {
    expect(wornSize({ size: null, shoeSize: '38.5' })).toBe('Size 38.5');
    expect(wornSize({ size: 'Size 6', shoeSize: null })).toBe('Size 6');
    expect(wornSize({ size: '25.5 x 15.5 x 6.5 cm', shoeSize: null })).toBeNull();
    expect(wornSize({ size: '36 mm', shoeSize: null })).toBeNull();
    expect(wornSize({ size: null, shoeSize: null })).toBeNull();
  });
});
