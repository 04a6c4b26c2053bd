import { defineRecipe } from '@chakra-ui/react/styled-system';

/** A page of the selling area; `narrow` for those of one column. */
export const sellPage = defineRecipe({
  className: 'sell-page',
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    gap: '3',
    minHeight: 'page',
    pt: { base: '8', lg: '14' },
    pb: '24',
    '& :is(h1, h2, h3):focus': { outline: 'none' },
  },
  variants: { narrow: { true: { maxWidth: 'calc(760px + 2 * {spacing.gutter})' } } },
});
