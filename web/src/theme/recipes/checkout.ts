import { defineRecipe, defineSlotRecipe } from '@chakra-ui/react/styled-system';
import { coarse } from '../media.ts';

/** Radio options: addresses, shipping methods, payment methods. */
export const optionList = defineSlotRecipe({
  className: 'option-list',
  slots: ['root', 'item', 'option', 'input', 'text', 'title', 'note', 'price', 'body'],
  base: {
    root: {
      minWidth: '0',
      border: 'hairline',
      borderColor: 'border',
      bg: 'bg.panel',
    },
    item: { '& + &': { borderTop: 'hairline', borderColor: 'border' } },
    option: {
      display: 'grid',
      gridTemplateColumns: '{sizes.6} minmax(0, 1fr) auto',
      gap: '3',
      alignItems: 'center',
      minHeight: '14',
      px: '4.5',
      py: '3.5',
      cursor: 'pointer',
    },
    input: { boxSize: '5', accentColor: 'accent' },
    text: { display: 'grid', gap: '0.5' },
    // The reset sets overflow-wrap on every element, so it is not inherited.
    title: { fontSize: 'lg', fontWeight: 'medium', overflowWrap: 'anywhere' },
    note: { fontSize: 'sm', lineHeight: '1.45', color: 'fg.muted', overflowWrap: 'anywhere' },
    price: { fontVariantNumeric: 'tabular-nums' },
    body: { px: '4.5', pt: '1', pb: '5' },
  },
});

/** The order summary beside the form; on small screens collapsible above it. */
export const orderSummary = defineSlotRecipe({
  className: 'order-summary',
  slots: [
    'root',
    'toggle',
    'toggleText',
    'toggleTotal',
    'body',
    'lines',
    'line',
    'picture',
    'codes',
  ],
  base: {
    root: {
      display: 'grid',
      alignContent: 'start',
      gap: { base: '1', lg: '5' },
      px: { base: 'gutter', lg: '6' },
      py: { base: '4.5', lg: '7' },
      mx: { base: 'calc(-1 * {spacing.gutter})', lg: '0' },
      order: { base: '-1', lg: '0' },
      bg: 'bg.subtle',
      lg: { position: 'sticky', top: '8', alignSelf: 'start' },
    },
    toggle: {
      display: { base: 'flex', lg: 'none' },
      justifyContent: 'space-between',
      gap: '4',
      width: 'full',
      textDecoration: 'none',
      [coarse]: { minHeight: 'target' },
    },
    toggleText: {
      textDecoration: 'underline',
      textDecorationColor: 'fg.subtle',
      textUnderlineOffset: '0.2em',
    },
    toggleTotal: {
      fontSize: 'xl',
      fontWeight: 'medium',
      fontVariantNumeric: 'tabular-nums',
      textAlign: 'end',
    },
    body: {
      display: 'grid',
      gap: '5',
      pt: { base: '3', lg: '0' },
      pb: { base: '2.5', lg: '0' },
      '&:not([data-open])': { hideBelow: 'lg' },
    },
    lines: { display: 'grid', gap: '4', listStyle: 'none', fontSize: 'md', lineHeight: '1.45' },
    line: { display: 'grid', gridTemplateColumns: '{sizes.15} minmax(0, 1fr) auto', gap: '3.5' },
    picture: { '[data-sold] > &': { filter: 'grayscale(1)', opacity: '0.6' } },
    codes: { display: 'grid', gap: '4', py: '4.5', borderBlock: 'hairline', borderColor: 'border' },
  },
});

/** The provider's iframe has a margin of 3 px, so that the focus rings of its fields are not clipped. */
export const cardFields = defineRecipe({
  className: 'card-fields',
  base: {
    '& iframe': {
      display: 'block',
      width: 'calc(100% + 6px)',
      height: '42',
      mx: '-3px',
      border: '0',
    },
  },
});
