import { forcedColors, noScripts } from '../media.ts';
import { defineSlotStyles } from '../slotStyles.ts';

const panelLink = {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '8',
  fontSize: 'lg',
  _hover: { color: 'accent', textDecoration: 'underline' },
} as const;

export const megaMenu = defineSlotStyles({
  root: {
    display: { base: 'none', lg: 'block' },
    // On phones, the menu needs scripts.
    [noScripts]: { display: 'block' },
    position: 'relative',
    borderBottom: 'line',
    _print: { display: 'none' },
  },
  bar: {
    display: 'flex',
    // With large text, the entries take a second line.
    flexWrap: 'wrap',
    justifyContent: 'center',
    columnGap: 'clamp(4px, 1.4vw, 22px)',
  },
  entry: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '46px',
    px: '3',
    fontSize: 'md',
    letterSpacing: '0.05em',
    whiteSpace: 'nowrap',
    borderBottom: 'rule',
    borderColor: 'transparent',
    [forcedColors]: { borderColor: 'Canvas' },
    '&:is(:hover, [aria-expanded=true])': { borderColor: 'accent' },
    _focusVisible: { outlineOffset: '-2px' },
  },
  panel: {
    position: 'absolute',
    inset: '100% 0 auto',
    zIndex: 'menu',
    bg: 'bg',
    borderBlock: 'line',
    animation: 'fade-in 120ms ease-out',
    maxHeight: '76vh',
    overflow: 'auto',
  },
  inner: {
    display: 'flex',
    justifyContent: 'center',
    gap: 'clamp(40px, 30vw - 264px, 120px)',
    minHeight: '300px',
    pt: '9',
    pb: '10',
  },
  columns: {
    display: 'flex',
    flexWrap: 'wrap',
    alignContent: 'flex-start',
    gap: '{spacing.7} clamp(24px, 20vw - 180px, 72px)',
    '&:not(:has(ul))': { flex: 'none' },
  },
  column: {
    minWidth: '140px',
    '& ul': { mt: '2.5' },
    '&[data-long] ul': { columns: '4', columnGap: '10' },
    '& li': { breakInside: 'avoid' },
    '& li a': panelLink,
  },
  heading: {
    textStyle: 'eyebrow',
    color: 'fg.muted',
    '& a': { ...panelLink, minHeight: '6', fontSize: 'inherit' },
  },
  // On its own line, so that it does not widen the columns.
  all: {
    ...panelLink,
    width: '0',
    minWidth: 'full',
    whiteSpace: 'nowrap',
    fontSize: 'md',
    textDecoration: 'underline',
    textDecorationColor: 'border',
  },
  tiles: {
    display: 'flex',
    flex: 'none',
    gap: '5',
    '& > *': {
      width: 'clamp(160px, 14vw, 210px)',
      m: '0',
      fontSize: 'lg',
      textDecoration: 'none',
      _hover: { color: 'accent' },
    },
    '& img': { width: 'full', height: 'auto', mb: '2' },
  },
});
