import { coarse, forcedColors, noScripts } from '../media.ts';
import { defineSlotStyles } from '../slotStyles.ts';

/** Phones 320 and 360 px wide. */
const smallest = '@media (max-width: 374px)';
const row = { display: 'flex', alignItems: 'center' } as const;
const hidden = { display: 'none' } as const;

export const topBar = defineSlotStyles({
  root: { bg: 'bg.subtle', fontSize: 'sm', _print: hidden },
  inner: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr auto', lg: '1fr auto 1fr' },
    alignItems: 'center',
    gap: '{spacing.2} {spacing.5}',
    minHeight: '10',
  },
  area: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '10',
    [coarse]: { minHeight: 'target', minWidth: 'target' },
    px: '3',
    borderBottom: 'rule',
    borderColor: 'transparent',
    letterSpacing: 'wide',
    color: 'fg.muted',
    _first: { ml: '-3' },
    '&[aria-current]': { color: 'fg', borderColor: 'accent' },
    // The screen edge would clip an outer focus ring.
    _focusVisible: { outlineOffset: '-2px' },
    [forcedColors]: { '&:not([aria-current])': { borderColor: 'Canvas' } },
  },
  contact: {
    display: 'flex',
    justifyContent: 'flex-end',
    gap: { base: '0', md: '5' },
    mr: { base: '-3.5', md: '0' },
    gridColumn: { base: '2', lg: '3' },
  },
  contactLink: {
    _hover: { color: 'accent' },
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '7px',
    minHeight: '8',
    [coarse]: { minHeight: 'target', minWidth: 'target' },
    whiteSpace: 'nowrap',
    '& span': { mdDown: { srOnly: true } },
  },
  message: {
    ...row,
    justifyContent: { base: 'space-between', lg: 'center' },
    gridColumn: { base: '1 / -1', lg: '2' },
    gridRow: { base: '2', lg: 'auto' },
    textAlign: { base: 'left', lg: 'center' },
    lgDown: { borderTop: 'line' },
    // Without its button, the message is lower than the other rows.
    [noScripts]: { minHeight: '9' },
    '& .e-html': { lineHeight: 'snug' },
    '& a': {
      display: 'inline-block',
      py: '0.5',
      my: '-0.5',
      [coarse]: { py: '13px', my: '-13px' },
    },
  },
  close: { mr: '-3.5', lg: hidden },
});

/** The logo is 289 x 69 px, 175 x 41 on phones. Longer names get a smaller font. */
const signSize = (largest: number, width: number) =>
  `min(${largest}px, ${width}px / var(--letters) / 0.58)`;

export const header = defineSlotStyles({
  root: {
    position: 'relative',
    zIndex: 'header',
    bg: 'bg',
    '&[data-sticky]': {
      position: 'sticky',
      top: '0',
      animation: 'slide-from-top 200ms ease-out',
      borderBottom: 'line',
    },
    '&[data-checkout]': { lg: { borderBottom: 'line' } },
  },
  inner: {
    display: 'grid',
    // The logo shrinks where a scrollbar narrows the page.
    gridTemplateColumns: '1fr minmax(0, auto) 1fr',
    alignItems: 'center',
    pt: { base: '2.5', lg: '22px' },
    pb: { base: '2.5', lg: '3.5' },
    lgDown: { borderBottom: 'line' },
    [smallest]: { gridTemplateColumns: 'auto 1fr auto' },
    _print: { display: 'block' },
  },
  end: { ...row, justifyContent: 'flex-end', gap: '0.5', mr: '-11px', _print: hidden },
  logo: {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    width: { base: '175px', lg: '289px' },
    maxWidth: 'full',
    height: { base: '41px', lg: '69px' },
    lgDown: { _after: { content: '""', position: 'absolute', inset: '-2px 0' } },
    [smallest]: {
      width: 'auto',
      justifySelf: 'start',
      'div:not(:empty) + &': { ps: '6px' },
    },
    '& > img': { maxWidth: 'full', maxHeight: 'full', objectFit: 'contain' },
    _print: { placeItems: 'center start' },
  },
  sign: {
    textStyle: 'wordmark',
    fontSize: { base: signSize(34, 175), lg: signSize(56, 289) },
    [smallest]: { fontSize: signSize(30, 120) },
  },
  menuButton: { ml: '-11px', lg: hidden },
});

export const footer = defineSlotStyles({
  root: {
    bg: 'bg.subtle',
    // Contents that the browser adds above must not scroll a reloaded page to its footer.
    overflowAnchor: 'none',
    mt: 'clamp(64px, 8vw, 120px)',
    fontSize: 'lg',
    'main:has(> [data-band]:last-child) + &': { mt: '0' },
    '& ul': { mt: '2', p: '0', listStyle: 'none' },
    '& :is(li, section > p) > a': {
      display: 'inline-block',
      py: '5px',
      [coarse]: { py: '2.5' },
      textDecoration: 'none',
      _hover: { color: 'accent', textDecoration: 'underline' },
    },
    _print: hidden,
  },
  parts: {
    display: 'grid',
    gridTemplateColumns: { lg: '1fr 2.8fr 0.8fr' },
    gap: '{spacing.10} {spacing.columns}',
    py: 'band',
  },
  links: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8.125rem), 1fr))',
    gap: '{spacing.8} {spacing.6}',
    '& > *': { m: '0' },
  },
  contact: {
    '& > p:first-of-type': { mb: '2' },
    '& .e-html': { mt: '4', fontSize: 'sm', color: 'fg.muted' },
    // On tablets, the reviews are beside the links.
    mdToLg: {
      columns: '2',
      columnGap: '6',
      '& > :is(p:nth-of-type(4), p:nth-of-type(3) + .e-html)': { breakBefore: 'column' },
    },
  },
  end: {
    fontSize: 'sm',
    color: 'fg.muted',
    '& > *': { pt: '5', pb: '8', borderTop: 'line' },
  },
});

export const errorPage = defineSlotStyles({
  root: {
    display: 'grid',
    justifyItems: 'start',
    gap: '5',
    py: 'clamp(64px, 14vh, 160px)',
    '& a': { [coarse]: { display: 'inline-block', py: '3', my: '-3' } },
  },
});
