import { defineSlotRecipe } from '@chakra-ui/react/styled-system';
import { expect, it } from 'vitest';
import { slotStyles } from './slotStyles.ts';

const recipe = defineSlotRecipe({
  slots: ['root', 'label'],
  base: { root: { mt: '4' }, label: { color: 'fg' } },
  variants: { size: { sm: { label: { mt: '1' } }, lg: { label: { mt: '2' } } } },
});

it('resolves each slot of a recipe in the recipes layer', () => {
  expect(slotStyles(recipe).root).toEqual({
    '@layer recipes': { marginTop: 'var(--e-spacing-4)' },
  });
});

it('caches the styles of each variant', () => {
  expect(slotStyles(recipe, { size: 'sm' })).toBe(slotStyles(recipe, { size: 'sm' }));
  const { label } = slotStyles(recipe, { size: 'lg' });
  expect(label).not.toEqual(slotStyles(recipe, { size: 'sm' }).label);
});
