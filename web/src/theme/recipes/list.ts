import { defineSlotRecipe } from '@chakra-ui/react/styled-system';

/** A list with bullets or numbers, on the few pages that have one. */
export const list = defineSlotRecipe({
  className: 'chakra-list',
  slots: ['root', 'item', 'indicator'],
  base: { root: { display: 'grid', gap: 'var(--list-gap)', listStyle: 'revert', ps: '5' } },
});
