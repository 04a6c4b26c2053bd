import type { SystemStyleObject } from '@chakra-ui/react/styled-system';
import { forcedColors } from '../media.ts';
import { defineSlotStyles } from '../slotStyles.ts';

const OUTLINE =
  'M2 9.5a5.5 5.5 0 0 1 9.591-3.676.56.56 0 0 0 .818 0A5.49 5.49 0 0 1 22 9.5c0 2.29-1.5 4-3 5.5l-5.492 5.313a2 2 0 0 1-3 .019L5 15c-1.5-1.5-3-3.2-3-5.5';

const mask = (fill: 'none' | '%23000') =>
  `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='${fill}' stroke='%23000' stroke-width='1.3' stroke-linecap='round' stroke-linejoin='round'%3E%3Cpath d='${OUTLINE}'/%3E%3C/svg%3E")`;

/** A product's heart, styled by its container. Drawn with CSS only, because a list contains sixty of them. */
export const heart = {
  display: 'inline-grid',
  placeItems: 'center',
  boxSize: 'target',
  borderRadius: 'full',
  cursor: 'pointer',
  _hover: { color: 'accent' },
  _print: { display: 'none' },
  _before: {
    content: '""',
    boxSize: '5',
    bg: 'currentcolor',
    mask: mask('none'),
    [forcedColors]: { bg: 'ButtonText' },
  },
  '&[aria-pressed=true]': { color: 'accent', _before: { maskImage: mask('%23000') } },
} satisfies SystemStyleObject;

/** Leaves the layout of a card to the moment when it comes near; until then it has about its height. */
const skipped = {
  contentVisibility: 'auto',
  containIntrinsicSize: { base: 'auto calc((100vw - 54px) * 2 / 3 + 124px)', sm: 'auto 28rem' },
  overflowClipMargin: '8px',
} as const;

/** Cards in 2 to 4 columns, fewer if text is large. Lists with another layout use only the cards' styles. */
export const productGrid = defineSlotStyles({
  root: {
    display: 'grid',
    gridTemplateColumns: {
      base: 'repeat(auto-fill, minmax(min(100%, max(50% - 8px, 8rem)), 1fr))',
      sm: 'repeat(auto-fill, minmax(max(100% / 3 - 17px, 9.5rem), 1fr))',
      xl: 'repeat(auto-fill, minmax(max(25% - 25px, 11.5rem), 1fr))',
    },
    columnGap: { base: '3.5', sm: '6', xl: '8' },
    rowGap: { base: '9', sm: '11', xl: '14' },
    // While another state of the list is loading, cards are dimmed, after a short delay.
    '&[data-busy] article::before': {
      content: '""',
      position: 'absolute',
      inset: '0',
      zIndex: '2',
      bg: 'rgb(250 248 244 / 0.7)',
      animation: 'fade-in 200ms 120ms both',
      pointerEvents: 'none',
    },
    // A server-rendered page on a phone lays out only the first cards, and a page to which the shopper returns only those
    // down to the card that was opened. Any other list is laid out completely, so that Back can restore the position.
    smDown: { '&[data-fresh] > li:nth-of-type(n + 7)': skipped },
    '& > li[data-below]': skipped,
  },
  // Sixty cards have nine parts each, so the parts are plain elements styled by their list.
  cards: {
    '& article': {
      position: 'relative',
      display: 'flex',
      flexDirection: 'column',
      minWidth: '0',
    },
    '& [data-part=heart]': {
      ...heart,
      position: 'absolute',
      top: '1',
      insetEnd: '1',
      zIndex: '1',
      bg: 'rgb(255 255 255 / 0.72)',
    },
    '& [data-late] .e-picture > img': { animation: 'fade-in 1s' },
    '& [data-part=media]': {
      position: 'relative',
      aspectRatio: '312 / 416',
      mb: '3.5',
      '& img': { boxSize: 'full' },
    },
    '& [data-part=second]': {
      position: 'absolute',
      inset: '0',
      bg: 'bg.panel',
      opacity: '0',
      transition: 'opacity 240ms',
    },
    '& article:hover [data-part=second][data-ready]': { opacity: '1' },
    '& [data-part=ribbon]': {
      position: 'absolute',
      insetInline: '0',
      bottom: '0',
      px: '2.5',
      py: '2',
      bg: 'rgb(28 26 23 / 0.82)',
      color: 'bg.panel',
      fontSize: 'xs',
      letterSpacing: '0.1em',
      textAlign: 'center',
      textTransform: 'uppercase',
    },
    '& article > a': {
      lineHeight: '1.35',
      _after: { content: '""', position: 'absolute', inset: '0' },
      _focusVisible: {
        outline: '0',
        _after: { outline: '2px solid', outlineColor: 'accent', outlineOffset: '4px' },
      },
    },
    '& [data-part=designer]': {
      display: 'block',
      mb: '3px',
      fontSize: '0.6875rem',
      fontWeight: 'medium',
      letterSpacing: '0.13em',
      textTransform: 'uppercase',
      color: 'fg.muted',
    },
    '& [data-part=name]': { lineClamp: '2', fontSize: 'lg' },
    '& article:hover [data-part=name]': {
      textDecoration: 'underline',
      textDecorationThickness: '1px',
      textUnderlineOffset: '0.2em',
    },
    '& [data-part=details]': { mt: '1', fontSize: 'sm', color: 'fg.muted' },
    '& [data-part=price]': {
      mt: '2',
      fontSize: 'lg',
      fontWeight: 'medium',
      fontVariantNumeric: 'tabular-nums',
      '& > :is(s, span)': { fontSize: 'sm', fontWeight: 'normal', color: 'fg.muted' },
      '& > span': { display: 'block' },
      '& b': { fontWeight: 'medium', color: 'accent', whiteSpace: 'nowrap' },
    },
  },
});
