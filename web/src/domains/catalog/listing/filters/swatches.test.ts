import { describe, expect, it } from 'vitest';
import { swatchOf } from './swatches.ts';

describe('swatches', () => {
  it('knows colours by name in any case, and says when it does not', () => {
    expect(swatchOf(' Light pink ')).toBe('#efcdd0');
    expect(swatchOf('Multicolor')).toContain('gradient');
    expect(swatchOf('Ultraviolet')).toBeNull();
    expect(swatchOf('constructor')).toBeNull();
  });
});
