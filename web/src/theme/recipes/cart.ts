import { defineRecipe, defineSlotRecipe } from '@chakra-ui/react/styled-system';
import { coarse } from '../media.ts';

/** The lines of the cart, in the drawer and on its page. */
export const cartLines = defineSlotRecipe({
  className: 'cart-lines',
  slots: ['root', 'line', 'picture', 'text', 'name', 'price', 'remove', 'problem'],
  base: {
    root: { listStyle: 'none' },
    line: {
      display: 'grid',
      gridTemplateColumns: '{sizes.15} minmax(0, 1fr) auto',
      rowGap: '1',
      columnGap: '4',
      py: '5',
      borderBottom: 'hairline',
      borderColor: 'border',
      fontSize: 'md',
      lineHeight: 'normal',
    },
    picture: {
      gridRow: 'span 2',
      alignSelf: 'start',
      width: '15',
      '[data-sold] > &': { filter: 'grayscale(1)', opacity: '0.6' },
    },
    text: { color: 'fg.muted' },
    name: {
      display: 'block',
      color: 'fg',
      'a&': { _hover: { textDecoration: 'underline' }, [coarse]: { py: '3', my: '-12px' } },
    },
    price: {
      fontVariantNumeric: 'tabular-nums',
      textAlign: 'end',
      '[data-sold] > &': { color: 'fg.muted', textDecoration: 'line-through' },
    },
    remove: {
      gridColumn: '2',
      justifySelf: 'start',
      minHeight: '7',
      color: 'fg.muted',
      fontSize: 'sm',
      textDecorationColor: 'border',
      [coarse]: { minHeight: 'target', my: '-8px' },
    },
    problem: { gridColumn: '2 / -1', color: 'fg.error' },
  },
  variants: {
    placement: {
      drawer: { line: { _last: { borderBottom: '0' } } },
      page: {
        root: { borderTop: 'hairline', borderColor: 'border' },
        line: { py: { lg: '7' }, fontSize: { lg: 'lg' } },
      },
    },
  },
  defaultVariants: { placement: 'drawer' },
});

/** Cart and checkout: form on the left, summary on the right. */
export const columns = defineSlotRecipe({
  className: 'columns',
  slots: ['root', 'aside'],
  base: {
    root: {
      display: 'grid',
      gap: '10',
      lg: { gridTemplateColumns: 'minmax(0, 1fr) {sizes.summary}', columnGap: '18' },
      '&[hidden]': { display: 'none' },
    },
    aside: {
      display: 'grid',
      alignContent: 'start',
      gap: '5',
      lg: { position: 'sticky', top: '8', alignSelf: 'start' },
    },
  },
});

export const walletButton = defineRecipe({
  className: 'wallet-button',
  base: {
    width: 'full',
    minHeight: '14',
    px: '5',
    py: '2',
    bg: 'fg',
    color: 'fg.inverted',
    fontSize: 'xl',
    letterSpacing: '0.02em',
    _hover: { bg: 'accentHover' },
  },
});
