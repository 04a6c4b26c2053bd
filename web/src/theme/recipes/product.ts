import { coarse } from '../media.ts';
import { defineSlotStyles } from '../slotStyles.ts';
import { heart } from './catalog.ts';

/** Enlarges the touch targets of small links without moving the lines. */
const smallLink = {
  display: 'inline-block',
  minHeight: '6',
  [coarse]: { position: 'relative', py: '13px', my: '-13px' },
} as const;

/** The product page: gallery and buy box side by side, sections below. */
export const productPage = defineSlotStyles({
  root: {
    pb: '24',
    // The breadcrumbs on one line, unless text is large; the product's name, which is repeated below, is truncated.
    '& > .chakra-breadcrumb__root li': {
      display: 'flex',
      whiteSpace: 'nowrap',
      '&:nth-of-type(n + 3)': { flex: '1000 1 4rem', minWidth: '0', maxWidth: 'max-content' },
      '&:nth-of-type(n + 3) > *': { minWidth: '0', overflow: 'hidden', textOverflow: 'ellipsis' },
      '&:last-of-type': { flex: '1 1 3rem', maxWidth: 'none' },
      '& a:focus-visible': { outlineOffset: '-2px' },
    },
    _print: { pt: '6', '& > .chakra-breadcrumb__root': { display: 'none' } },
  },
  top: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 7fr) minmax(300px, 5fr)' },
    gap: { base: '7', md: 'clamp(28px, 5vw, 80px)' },
    alignItems: 'start',
  },
  section: {
    mt: 'chapter',
    scrollMarginTop: '24',
    '& > h2': { mb: '6', fontSize: '6xl' },
  },
  related: {
    _print: { display: 'none' },
    '& li:nth-of-type(n + 7)': { hideBelow: 'xl' },
  },
  badges: {
    containerType: 'inline-size',
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
    gap: '{spacing.7} clamp(28px, 4vw, 64px)',
    py: '9',
    borderBlock: 'line',
    fontSize: 'lg',
  },
  badge: {
    '@container (max-width: 30rem)': { gridColumn: '1 / -1' },
    '& h3': { mb: '1.5', textStyle: 'serif', fontSize: '3xl' },
    '& p': { color: 'fg.muted', textWrap: 'pretty' },
  },
  // Price and button at the bottom of a phone's screen.
  buyBar: {
    hideFrom: 'md',
    position: 'sticky',
    bottom: '0',
    zIndex: '10',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '{spacing.2} {spacing.5}',
    mx: 'calc(-1 * {spacing.gutter})',
    mt: '10',
    px: 'gutter',
    pt: '2.5',
    pb: 'max(10px, env(safe-area-inset-bottom))',
    bg: 'bg',
    borderTop: 'line',
    fontVariantNumeric: 'tabular-nums',
    '& > strong': { fontSize: '1.125rem', fontWeight: 'medium' },
    '& > button': { flex: '1 1 8rem' },
    _print: { display: 'none' },
  },
});

export const buyBox = defineSlotStyles({
  title: {
    textStyle: 'serif',
    fontSize: 'clamp(1.875rem, 1.5rem + 1.4vw, 2.625rem)',
    lineHeight: '1.12',
    letterSpacing: '-0.005em',
    overflowWrap: 'anywhere',
  },
  designer: {
    display: 'block',
    mb: '2.5',
    textStyle: 'eyebrow',
    fontSize: 'sm',
    '& a': smallLink,
  },
  price: {
    mt: '5',
    fontVariantNumeric: 'tabular-nums',
    '& > strong': { fontSize: '4xl', fontWeight: 'medium', lineHeight: '1.3' },
    '& > s': { fontSize: 'sm', color: 'fg.muted' },
    '& > span': { display: 'block', fontSize: 'md', color: 'fg.muted' },
    '& b': { ms: '1.5', fontWeight: 'medium', color: 'accent' },
  },
  // On phones, the cart button is in the bottom bar; the wallet's button takes its place beside the heart.
  actions: {
    display: { base: 'grid', md: 'flex' },
    gridTemplateColumns: 'minmax(0, 1fr) {spacing.14}',
    flexWrap: 'wrap',
    alignItems: { base: 'start', md: 'center' },
    gap: '{spacing.1} {spacing.3}',
    mt: '6',
    _print: { display: 'none' },
    '& > [data-part=heart]': {
      ...heart,
      flex: 'none',
      boxSize: '14',
      border: 'line',
      borderRadius: '0',
    },
    '& > .e-express-place': { mt: { md: '2' }, mdDown: { order: '-1' } },
    '& > [aria-haspopup=dialog]': { gridColumn: '1 / -1', justifySelf: 'start' },
    // Without a wallet, the price alert is beside the heart.
    '& > [data-part=heart] + [aria-haspopup=dialog]': {
      mdDown: { order: '-1', gridColumn: '1', alignSelf: 'center' },
    },
  },
  code: {
    mt: '6',
    '& dt': { color: 'fg.muted' },
    '& dd': { display: 'flex', flexWrap: 'wrap', columnGap: '5', rowGap: '1' },
    '& dd > span': { overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' },
    '& a': smallLink,
  },
});

export const productDetails = defineSlotStyles({
  description: { textStyle: 'prose', maxWidth: 'prose', mb: '8' },
  root: {
    display: 'block',
    columns: { base: '1', md: '2' },
    columnGap: 'clamp(32px, 5vw, 80px)',
    fontSize: 'lg',
  },
  item: {
    containerType: 'inline-size',
    display: 'grid',
    gridTemplateColumns: 'minmax(7.5rem, 38%) minmax(0, 1fr)',
    columnGap: '4',
    py: '11px',
    borderTop: 'line',
    breakInside: 'avoid',
    // With large text, a value is below its name.
    '@container (max-width: 15rem)': { '& > *': { gridColumn: '1 / -1' } },
  },
});

export const condition = defineSlotStyles({
  table: {
    borderTop: '0',
    '& caption': { pb: '2', fontSize: 'lg', fontWeight: 'medium', color: 'fg' },
    '& tr': { borderTop: 'line' },
    '& th': { width: '34%', pe: '4', color: 'fg.muted' },
    '& :is(th, td)': { py: '2.5', textAlign: 'start', verticalAlign: 'top' },
  },
  grades: {
    containerType: 'inline-size',
    fontSize: 'lg',
    '& + &': { mt: '4' },
    '& tbody th': { pe: '5', whiteSpace: 'nowrap' },
    // With large text on a phone, a grade is above its description.
    '@container (max-width: 15rem)': {
      '& thead': { position: 'absolute', clipPath: 'inset(50%)' },
      '& tbody :is(tr, th, td)': { display: 'block' },
      '& tbody th': { borderBottom: '0', pb: '0', whiteSpace: 'normal' },
    },
  },
});
