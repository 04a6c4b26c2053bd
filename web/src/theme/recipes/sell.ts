import { coarse } from '../media.ts';
import { defineSlotStyles } from '../slotStyles.ts';
import { columnLink, fadedEnds } from './account.ts';

/** A container that is narrow relative to its text size. */
const narrow = '@container (max-width: 15rem)';
/** Wide enough for three columns. */
const roomy = '@container (min-width: 520px)';
const cell = { py: '2.5', pe: '3', fontWeight: 'normal', verticalAlign: 'top' } as const;
/** Emphasized text. */
const marked = { color: 'accent', fontWeight: 'medium' } as const;

/** A page of the selling area; `narrow` for single-column pages. */
export const sellPage = defineSlotStyles({
  root: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    gap: '3',
    minHeight: 'page',
    pt: { base: '8', lg: '14' },
    pb: '24',
    '& :is(h1, h2, h3):focus': { outline: 'none' },
  },
  narrow: { maxWidth: 'calc(760px + 2 * {spacing.gutter})' },
});

/** A table of a few short cells with row headers in the first column. `data-variant` of the table: compact, stacked. */
export const sellTable = defineSlotStyles({
  root: {
    fontSize: 'md',
    [narrow]: { tableLayout: 'fixed', overflowWrap: 'anywhere' },
    '&[data-variant=compact]': {
      fontSize: { base: 'sm', sm: 'md' },
      // With large text on a phone, cells wrap.
      '@container (min-width: 15rem)': { smDown: { whiteSpace: 'nowrap' } },
    },
  },
  caption: { textStyle: 'subheading', color: 'fg', pb: '1' },
  // With large text on a phone, a row of a stacked table becomes a line for its header with the cells below it.
  header: { '[data-variant=stacked] > &': { [narrow]: { srOnly: true } } },
  row: { '[data-variant=stacked] &': { [narrow]: { display: 'flex', flexWrap: 'wrap' } } },
  columnHeader: {
    py: '2.5',
    fontSize: 'sm',
    fontWeight: 'normal',
    letterSpacing: 'normal',
    textTransform: 'none',
  },
  rowHeader: {
    ...cell,
    textAlign: 'start',
    '[aria-current] > &': marked,
    '& a': { [coarse]: { display: 'inline-block', py: '3', my: '-3' } },
    '[data-variant=stacked] &': { [narrow]: { flex: '1 0 100%', py: '1' } },
  },
  cell: {
    ...cell,
    '&[data-differs], [aria-current] > &': marked,
    '[data-variant=compact] &': { smDown: { pe: '2', _last: { pe: '0', whiteSpace: 'normal' } } },
    '[data-variant=stacked] &': { [narrow]: { py: '1' } },
  },
});

/** An item's page, also shown in a dialog: the layout depends on its own width, not the screen's. */
export const sellItem = defineSlotStyles({
  ways: {
    display: 'grid',
    [roomy]: { gridTemplateColumns: 'repeat(3, 1fr)', gap: '5' },
  },
  way: {
    display: 'grid',
    alignContent: 'start',
    gap: '1',
    py: '3.5',
    borderTop: 'line',
    '&[data-chosen]': { borderColor: 'accent' },
    _last: { pb: '0' },
    // The buttons of the columns are on one line.
    [roomy]: { gridTemplateRows: 'auto auto 1fr auto', pb: '0' },
  },
  gallery: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(84px, 1fr))',
    gap: '2',
  },
  fact: {
    display: 'grid',
    gridTemplateColumns: '{sizes.30} minmax(0, 1fr)',
    columnGap: '3',
    [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    py: '2',
    borderBottom: 'line',
  },
});

/** The status filters: a column beside the items; on small screens a scrolling row above them. */
export const sellFilters = defineSlotStyles({
  root: {
    lgDown: {
      position: 'relative',
      display: 'flex',
      gap: '2',
      mx: 'calc(-1 * {spacing.gutter})',
      px: 'gutter',
      pt: '0.5',
      pb: '2.5',
      overflowX: 'auto',
      borderBottom: 'line',
      mask: fadedEnds,
    },
  },
  list: {
    lgDown: { display: 'flex', gap: '2' },
    lg: {
      borderInlineStart: 'line',
      '& + &': { mt: '6' },
    },
  },
  link: {
    ...columnLink,
    justifyContent: 'space-between',
    gap: { base: '2', lg: '3' },
    fontSize: { base: 'md', lg: 'lg' },
    lgDown: { px: '3.5', border: 'line', '&[aria-current]': { borderColor: 'fg' } },
  },
});

/** A list of items: photo, name, status, and the shipping button. */
export const sellItems = defineSlotStyles({
  root: {
    borderTop: 'line',
    '&:empty': { display: 'none' },
    '&[aria-busy]': { opacity: '0.6' },
  },
  row: {
    display: 'grid',
    gridTemplateColumns: {
      base: '{sizes.15} minmax(0, 1fr)',
      sm: '{sizes.15} minmax(0, 1fr) minmax(0, 1fr) {sizes.18}',
    },
    alignItems: 'center',
    gap: '{spacing.2} {spacing.5}',
    py: '4',
    borderBottom: 'line',
  },
  name: {
    display: 'inline-block',
    minHeight: '7',
    // Above the lines that its touch target overlaps.
    position: 'relative',
    [coarse]: { py: '2.5', my: '-2.5' },
    _hover: { textDecoration: 'underline' },
  },
  state: { gridColumn: { base: '2', sm: 'auto' }, '& > [data-turn]': marked },
  action: { gridColumn: { base: '2', sm: 'auto' }, justifySelf: { base: 'start', sm: 'end' } },
});
