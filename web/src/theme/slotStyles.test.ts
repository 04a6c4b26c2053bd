import { expect, it } from 'vitest';
import { defineSlotStyles } from './slotStyles.ts';

it('resolves the styles of each part in the recipes layer', () => {
  expect(defineSlotStyles({ root: { mt: '4' }, label: { color: 'fg' } })).toEqual({
    root: { '@layer recipes': { marginTop: 'var(--e-spacing-4)' } },
    label: { '@layer recipes': { color: 'var(--e-colors-fg)' } },
  });
});
