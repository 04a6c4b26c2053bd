import { defineStyle } from '@chakra-ui/react/styled-system';
import { forcedColors } from '../media.ts';
import { defineSlotStyles } from '../slotStyles.ts';

export const hero = defineSlotStyles({
  inner: {
    display: 'grid',
    gridTemplateColumns: { md: '1.08fr 1fr' },
    alignItems: 'center',
    gap: '{spacing.6} clamp(32px, 6vw, 110px)',
    py: 'clamp(32px, 5vh, 72px)',
  },
  text: { display: 'grid', gap: 'clamp(18px, 2vw, 28px)', justifyItems: 'start' },
  title: {
    textStyle: 'display',
    maxWidth: '11ch',
    // The hero fits on the first screen of a laptop.
    md: { fontSize: 'clamp(2.75rem, min(1.5rem + 4.6vw, 10vh), 5.5rem)' },
  },
  lead: { fontSize: '2xl', color: 'fg.muted', maxWidth: 'measure' },
  piece: {
    width: 'full',
    maxWidth: { base: '540px', md: 'clamp(260px, 67.5vh - 163px, 540px)' },
    justifySelf: 'center',
    textAlign: 'center',
    '& .e-picture': { bg: 'transparent' },
    '& img': { mixBlendMode: 'multiply' },
  },
});

export const categoryStrip = defineSlotStyles({
  root: {
    borderBottom: 'line',
    overflowX: 'auto',
    // Fades out the names where the row continues, but not the line below them.
    smDown: {
      mask: 'linear-gradient(to right, #000 calc(100% - 56px), transparent) top / 100% calc(100% - 1px) no-repeat, linear-gradient(#000 0 0) bottom / 100% 1px no-repeat',
    },
  },
  list: {
    display: 'flex',
    justifyContent: 'safe center',
    gap: 'clamp(20px, 3vw, 52px)',
    py: '5',
    smDown: { width: 'max-content', pe: '9' },
  },
  link: {
    fontFamily: 'display',
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minHeight: 'target',
    fontSize: '3xl',
    whiteSpace: 'nowrap',
  },
  count: { fontFamily: 'text', fontSize: 'xs', color: 'fg.muted', hideBelow: 'lg' },
});

/** Spans the page's full width, with space above for focus rings. */
const scrollingRow = {
  display: 'grid',
  gridAutoFlow: 'column',
  mt: '-1.5',
  mx: 'calc(-1 * {spacing.gutter})',
  px: 'gutter',
  pt: '1.5',
  pb: '4',
  overflowX: 'auto',
  listStyle: 'none',
  scrollbarWidth: 'thin',
  scrollbarColor: '{colors.border} transparent',
} as const;

/** A horizontally scrolling row of cards. */
export const rail = defineSlotStyles({
  root: {
    ...scrollingRow,
    gridAutoColumns: 'clamp(220px, 23vw, 300px)',
    gap: '6',
    scrollSnapType: 'x proximity',
    scrollPaddingInline: 'gutter',
  },
  item: { scrollSnapAlign: 'start', minWidth: '0' },
});

export const designerStrip = defineSlotStyles({
  list: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr 1fr', sm: 'repeat(3, 1fr)', lg: 'repeat(4, 1fr)' },
    columnGap: { base: '5', sm: '8' },
  },
  link: {
    fontFamily: 'display',
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'center',
    minHeight: { base: '20', sm: '92px' },
    borderTop: 'line',
    fontSize: { base: '1.3125rem', sm: '5xl' },
    lineHeight: '1.15',
  },
  count: { fontFamily: 'text', fontSize: 'sm', color: 'fg.muted' },
});

export const shopByPrice = defineSlotStyles({
  list: {
    display: 'grid',
    gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' },
    mt: '7',
    borderBlock: 'line',
  },
  item: {
    '& + &': { borderInlineStart: 'line' },
    mdDown: {
      '&:nth-of-type(odd)': { borderInlineStart: '0' },
      '&:nth-of-type(n + 3)': { borderTop: 'line' },
    },
  },
  link: {
    display: 'block',
    px: '1',
    py: 'clamp(24px, 3.4vw, 52px)',
    textAlign: 'center',
    fontFamily: 'display',
    fontSize: 'min(clamp(2rem, 1.2rem + 2.6vw, 3.5rem), 18vw)',
    lineHeight: 'tight',
    _hover: { bg: 'bg.subtle' },
  },
  label: { display: 'block', mb: '1.5', textStyle: 'eyebrow', color: 'fg.muted' },
});

/** A horizontally scrolling row of images with captions, from content HTML or the feed. */
export const socialStrip = defineStyle({
  '& ul': { ...scrollingRow, gridAutoColumns: 'clamp(150px, 15vw, 220px)', gap: '4' },
  '& a': { display: 'block', textDecoration: 'none' },
  '& a:hover span': { color: 'accent', textDecoration: 'underline' },
  '& img': {
    width: 'full',
    aspectRatio: '3 / 4',
    bg: 'bg.panel',
    objectFit: 'cover',
  },
  '& span': { display: 'block', mt: '2.5', fontSize: 'md', lineHeight: '1.45', color: 'fg.muted' },
});

/** The container of content HTML: a heading and three short paragraphs. */
export const trustBand = defineSlotStyles({
  root: {
    pt: 'section',
    '& h2': { textStyle: 'section', m: '0 0 24px' },
    '& ul': {
      display: 'grid',
      gridTemplateColumns: { md: 'repeat(3, 1fr)' },
      gap: '{spacing.6} clamp(32px, 5vw, 88px)',
      p: '0',
      listStyle: 'none',
    },
    '& li': {
      maxWidth: '46ch',
      pt: '5',
      borderTop: 'line',
      color: 'fg.muted',
    },
    '& strong': {
      textStyle: 'serif',
      display: 'block',
      mb: '1',
      fontSize: '4xl',
      lineHeight: '1.25',
      color: 'fg',
    },
  },
});

export const sellBand = defineSlotStyles({
  root: {
    mt: 'section',
    bg: 'accent',
    color: 'bg',
    '& :focus-visible': { outlineColor: 'currentcolor' },
    [forcedColors]: { borderBlock: 'hairline' },
  },
  inner: {
    display: 'grid',
    gridTemplateColumns: { lg: '1fr 1fr' },
    alignItems: 'center',
    gap: '{spacing.10} {spacing.wideColumns}',
    py: 'clamp(56px, 6vw, 96px)',
  },
  title: {
    textStyle: 'serif',
    fontSize: 'clamp(2.125rem, 1.5rem + 2.2vw, 3.5rem)',
    lineHeight: '1.04',
    maxWidth: '13ch',
    textWrap: 'balance',
    mb: '7',
  },
  step: {
    display: 'grid',
    gridTemplateColumns: '56px 1fr',
    alignItems: 'baseline',
    py: '5',
    borderTop: 'hairline',
    borderColor: 'rgb(250 248 244 / 0.3)',
    counterIncrement: 'step',
    _before: {
      content: 'counter(step)',
      gridRow: 'span 2',
      fontFamily: 'display',
      fontSize: '6xl',
    },
  },
});
