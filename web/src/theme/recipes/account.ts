import { forcedColors } from '../media.ts';
import { defineSlotStyles } from '../slotStyles.ts';

/** A link in a column beside the page, with the line of the column at its start. */
export const columnLink = {
  display: 'flex',
  alignItems: 'center',
  minHeight: 'target',
  color: 'fg.muted',
  whiteSpace: 'nowrap',
  '&[aria-current]': {
    color: 'fg',
    fontWeight: 'medium',
    [forcedColors]: { textDecoration: 'underline' },
  },
  lg: {
    ps: '5',
    ms: '-1px',
    borderInlineStart: 'rule',
    borderColor: 'transparent',
    [forcedColors]: { '&:not([aria-current])': { borderColor: 'Canvas' } },
    '&[aria-current]': { borderColor: 'accent' },
  },
} as const;

/**
 * A row of links that scrolls: they fade out over its padding, except the line below them. At either end of the row
 * nothing is under the padding.
 */
export const fadedEnds =
  'linear-gradient(to right, transparent, #000 {spacing.gutter}, #000 calc(100% - {spacing.gutter}), transparent) top / 100% calc(100% - 1px) no-repeat, linear-gradient(#000 0 0) bottom / 100% 1px no-repeat';

/** The account frame: navigation in a column beside the page on wide screens, in a row above it on narrow ones. */
export const account = defineSlotStyles({
  root: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '12.5rem minmax(0, 1fr)' },
    alignContent: 'start',
    gap: '{spacing.7} {spacing.14}',
    minHeight: { base: '100vh', sm: 'page' },
    pt: { base: '3', lg: '14' },
    pb: '24',
    _print: { display: 'block', minHeight: '0', p: '0' },
  },
  nav: {
    lgDown: {
      mx: 'calc(-1 * {spacing.gutter})',
      overflowX: 'auto',
      borderBottom: 'line',
      mask: fadedEnds,
    },
    _print: { display: 'none' },
  },
  list: {
    lg: { borderInlineStart: 'line' },
    lgDown: { display: 'flex', gap: '6', px: 'gutter' },
  },
  link: {
    _hover: { color: 'accent' },
    ...columnLink,
    fontSize: 'lg',
    cursor: 'pointer',
    _currentPage: { lgDown: { boxShadow: 'inset 0 -2px {colors.accent}' } },
  },
});

const card = { bg: 'bg.panel', border: 'line' } as const;

/** The account overview: one card per section. */
export const overview = defineSlotStyles({
  root: {
    display: 'grid',
    gridTemplateColumns: {
      base: 'repeat(auto-fill, minmax(min(100%, max(50% - 9px, 8rem)), 1fr))',
      xl: 'repeat(auto-fill, minmax(max(25% - 13px, 8rem), 1fr))',
    },
    gap: { base: '3', sm: '4' },
    mt: '8',
  },
  card: {
    ...card,
    display: 'grid',
    gap: '2',
    alignContent: 'start',
    height: 'full',
    minHeight: { base: '28', sm: '30' },
    p: { base: '4', sm: '6' },
    transition: 'border-color {durations.fast}',
    _hover: { borderColor: 'fg' },
  },
});

export const addressBook = defineSlotStyles({
  root: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 340px), 1fr))',
    gap: '4',
    mt: '6',
  },
  card: {
    ...card,
    display: 'grid',
    gridTemplateRows: 'auto auto 1fr',
    gap: '2.5',
    px: '6',
    pt: '5',
    pb: '3',
  },
});
