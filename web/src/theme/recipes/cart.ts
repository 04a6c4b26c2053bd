import { coarse } from '../media.ts';
import { defineSlotStyles } from '../slotStyles.ts';

export const cartLines = defineSlotStyles({
  root: {
    '&[data-placement=drawer] > :last-child': { borderBottom: '0' },
    '&[data-placement=page]': {
      borderTop: 'line',
      '& > li': { lg: { py: '7', fontSize: 'lg' } },
    },
  },
  // Covers the line above the list, so that only one is seen.
  removed: { justifyContent: 'space-between', gap: '4', mb: '-1px', py: '3', borderBottom: 'line' },
  remove: {
    alignSelf: 'start',
    minHeight: '7',
    mt: '1',
    color: 'fg.muted',
    fontSize: 'sm',
    textDecorationColor: 'border',
    [coarse]: { minHeight: 'target', mt: '-1', mb: '-2' },
  },
});

/** Cart and checkout: form on the left, summary on the right. */
export const columns = defineSlotStyles({
  root: {
    display: 'grid',
    gap: '10',
    lg: { gridTemplateColumns: 'minmax(0, 1fr) {sizes.summary}', columnGap: '18' },
  },
  /** The cart page has two columns on tablets, too, unless text is large. */
  bag: {
    mdToLg: { gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 16rem), 1fr))' },
  },
  aside: {
    display: 'grid',
    alignContent: 'start',
    gap: '5',
    md: { position: 'sticky', top: '8', alignSelf: 'start', pt: '3' },
  },
});

export const payment = defineSlotStyles({
  // The provider's iframe has a margin of 3 px, so that the focus rings of its fields are not clipped.
  cardFields: {
    '& iframe': {
      width: 'calc(100% + 6px)',
      height: '42',
      mx: '-3px',
    },
  },
});

/** Radio options: addresses, shipping methods, payment methods. */
export const optionList = defineSlotStyles({
  item: { '& + &': { borderTop: 'line' } },
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
  // The reset sets overflow-wrap on every element, so it is not inherited.
  title: { fontSize: 'lg', fontWeight: 'medium', overflowWrap: 'anywhere' },
  note: { fontSize: 'sm', lineHeight: '1.45', color: 'fg.muted', overflowWrap: 'anywhere' },
  body: { px: '4.5', pt: '1', pb: '5' },
});

/** The order summary beside the form; on small screens collapsible above it. */
export const orderSummary = defineSlotStyles({
  root: {
    display: 'grid',
    alignContent: 'start',
    gap: { base: '1', lg: '5' },
    px: { base: 'gutter', lg: '6' },
    py: { base: '4.5', lg: '7' },
    mx: { base: 'calc(-1 * {spacing.gutter})', lg: '0' },
    bg: 'bg.subtle',
    lg: { position: 'sticky', top: '8', alignSelf: 'start' },
  },
  toggle: {
    display: { base: 'flex', lg: 'none' },
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: '{spacing.1} {spacing.4}',
    width: 'full',
    textDecoration: 'none',
  },
  toggleText: {
    flex: '1 1 8rem',
    textDecoration: 'underline',
    textDecorationColor: 'fg.subtle',
    textUnderlineOffset: '0.2em',
  },
  toggleTotal: {
    flexShrink: '0',
    maxWidth: 'full',
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
});
