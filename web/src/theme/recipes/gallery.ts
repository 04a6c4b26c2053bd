import { forcedColors } from '../media.ts';
import { defineSlotStyles } from '../slotStyles.ts';

export const gallery = defineSlotStyles({
  root: {
    position: 'relative',
    minWidth: '0',
    // Thumbnails are beside the image if there is space; more than eight use two columns, so that all are visible.
    '&[data-many]': {
      xl: {
        display: 'grid',
        gridTemplateColumns: 'auto minmax(0, 1fr)',
        gap: '5',
        alignItems: 'start',
      },
    },
  },
  track: {
    display: 'flex',
    overflowX: 'auto',
    overscrollBehaviorX: 'contain',
    scrollSnapType: 'x mandatory',
    scrollbarWidth: 'none',
    mx: { base: 'calc(-1 * {spacing.gutter})', md: '0' },
  },
  view: {
    position: 'relative',
    flex: '0 0 100%',
    overflow: 'hidden',
    scrollSnapAlign: 'start',
    scrollSnapStop: 'always',
    cursor: 'zoom-in',
    '& > .e-picture': { aspectRatio: '630 / 840' },
    '& img': { height: 'full' },
    // The image would cover the button's own focus ring.
    _focusVisible: {
      outline: '0',
      _after: {
        content: '""',
        position: 'absolute',
        inset: '3px',
        outline: '2px solid',
        outlineColor: 'accent',
      },
    },
    '&[data-magnified] img': {
      transform: 'scale(2)',
      transformOrigin: 'var(--e-look-x) var(--e-look-y)',
    },
  },
  count: {
    hideFrom: 'xl',
    position: 'absolute',
    top: '3',
    insetEnd: { base: '0', md: '3' },
    px: '2',
    py: '0.5',
    bg: 'rgb(250 248 244 / 0.86)',
    fontSize: 'xs',
    fontVariantNumeric: 'tabular-nums',
    _print: { display: 'none' },
  },
  thumbnails: {
    display: { base: 'flex', xl: 'grid' },
    gridTemplateColumns: '{spacing.15}',
    gap: '2',
    gridColumn: { xl: '1' },
    gridRow: { xl: '1' },
    mt: { base: '2', xl: '0' },
    mx: { base: '-1', xl: '0' },
    p: { base: '1', xl: '0' },
    overflowX: { base: 'auto', xl: 'visible' },
    '&[data-long]': { gridTemplateColumns: '{spacing.15} {spacing.15}' },
    _print: { display: 'none' },
  },
  thumbnail: {
    display: 'block',
    width: '15',
    pb: '1',
    borderBottom: 'hairline',
    borderColor: 'transparent',
    cursor: 'pointer',
    [forcedColors]: { borderColor: 'Canvas' },
    '&[aria-current]': { borderColor: 'fg' },
  },
});

export const viewer = defineSlotStyles({
  content: {
    height: '100dvh',
    maxWidth: '100vw',
    my: { base: '0', md: '0' },
    bg: 'bg.panel',
    '& [aria-disabled=true]': { opacity: '1', '& > svg': { opacity: '0.35' } },
  },
  stage: {
    flex: '1',
    minHeight: '0',
    cursor: 'zoom-in',
    '& .e-picture': {
      height: 'full',
      maxWidth: 'full',
      aspectRatio: '630 / 840',
      bg: 'transparent',
      '& > img': { boxSize: 'full' },
    },
  },
  // If there is space at the sides, the arrows are there and the image gets the full height.
  steps: {
    display: 'flex',
    justifyContent: { base: 'center', md: 'space-between' },
    gap: '6',
    p: { base: '2', md: '0' },
    md: {
      position: 'absolute',
      insetInline: '5',
      top: '50%',
      translate: '0 -50%',
      pointerEvents: 'none',
      '& > button': { boxSize: '14', bg: 'rgb(255 255 255 / 0.8)', pointerEvents: 'auto' },
      _icon: { boxSize: '7' },
    },
  },
});
