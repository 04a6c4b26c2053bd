import { defineSlotRecipe } from '@chakra-ui/react/styled-system';
import { forcedColors, low } from '../media.ts';

/** Above the dialogs that were open before; the backdrop is directly below its own dialog. */
const layer = 'calc({zIndex.modal} + var(--layer-index, 0))';

const backdrop = {
  position: 'fixed',
  inset: '0',
  bg: 'bg.overlay',
  zIndex: 'calc({zIndex.modal} + var(--layer-index, 0) - 1)',
  _open: { animation: 'fade-in 200ms ease-out' },
  // If the end of the animation is never reported, the backdrop stays in the page and must not catch clicks.
  _closed: { animation: 'fade-out 160ms ease-in', pointerEvents: 'none' },
} as const;

/** With forced colors, overlays need a border because the backdrop is invisible. */
const edge = { [forcedColors]: { outline: '1px solid CanvasText' } } as const;

const content = {
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  bg: 'bg',
  outline: '0',
  zIndex: 'modal',
  ...edge,
} as const;

const header = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4',
  ps: '5',
  pe: '16',
  py: '3',
  minHeight: '68px',
} as const;

const inset = { px: { base: '5', sm: '7' }, pb: { base: '5', sm: '7' } } as const;
const title = { textStyle: 'heading', fontSize: '4xl', _focus: { outline: 'none' } } as const;
const slots = [
  'backdrop',
  'positioner',
  'content',
  'header',
  'title',
  'body',
  'footer',
  'closeTrigger',
];

export const dialog = defineSlotRecipe({
  className: 'chakra-dialog',
  slots,
  base: {
    backdrop,
    positioner: {
      position: 'fixed',
      inset: '0',
      zIndex: layer,
      display: 'flex',
      alignItems: 'flex-start',
      justifyContent: 'center',
      overflow: 'auto',
      // Shows the label of a field that takes the focus, too.
      scrollPaddingBlock: '16',
      p: '4',
    },
    content: {
      ...content,
      width: 'full',
      maxWidth: 'dialog',
      my: { base: '4vh', md: '12vh' },
      _open: { animation: 'rise 200ms ease-out' },
    },
    header: { ...header, ps: { base: '5', sm: '7' }, pt: '5' },
    title,
    body: { ...inset, flex: '1' },
    footer: { ...inset, display: 'flex', gap: '3', justifyContent: 'flex-end' },
    closeTrigger: { position: 'absolute', top: '4', insetEnd: { base: '2', sm: '4' } },
  },
});

/** xs: the menu, 320 px. sm: the cart, 360 px. full: full width. */
export const drawer = defineSlotRecipe({
  className: 'chakra-drawer',
  slots,
  base: {
    backdrop,
    positioner: { position: 'fixed', inset: '0', zIndex: layer, display: 'flex' },
    content: {
      ...content,
      height: '100dvh',
      flex: '1',
      // Title and footer scroll with the body.
      [low]: { overflow: 'auto', overscrollBehavior: 'contain' },
    },
    header: { ...header, borderBottom: 'line' },
    title,
    body: {
      flex: '1',
      overflow: 'auto',
      overscrollBehavior: 'contain',
      [low]: { flex: '1 0 auto', overflow: 'visible' },
    },
    footer: { p: '5', borderTop: 'line' },
    closeTrigger: { position: 'absolute', top: '3', insetEnd: '2' },
  },
  variants: {
    placement: {
      start: {
        positioner: { justifyContent: 'flex-start' },
        content: {
          _open: { animation: 'slide-from-left 200ms ease-out' },
          _closed: { animation: 'slide-to-left 160ms ease-in' },
        },
      },
      end: {
        positioner: { justifyContent: 'flex-end' },
        content: {
          _open: { animation: 'slide-from-right 200ms ease-out' },
          _closed: { animation: 'slide-to-right 160ms ease-in' },
        },
      },
    },
    size: {
      xs: { content: { flexBasis: 'menuDrawer', maxWidth: 'min({sizes.menuDrawer}, 100vw)' } },
      sm: { content: { flexBasis: 'cartDrawer', maxWidth: 'min({sizes.cartDrawer}, 100vw)' } },
      full: { content: { maxWidth: '100vw' } },
    },
  },
  defaultVariants: { placement: 'end', size: 'sm' },
});

export const menu = defineSlotRecipe({
  className: 'chakra-menu',
  slots: ['content', 'item', 'separator'],
  base: {
    content: {
      minWidth: '45',
      py: '2',
      bg: 'bg.panel',
      border: 'line',
      boxShadow: 'raised',
      outline: '0',
      zIndex: 'menu',
      _open: { animation: 'fade-in 120ms ease-out' },
      ...edge,
    },
    item: {
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      minHeight: 'target',
      px: '4',
      width: 'full',
      fontSize: 'md',
      textAlign: 'start',
      cursor: 'pointer',
      _highlighted: { bg: 'bg.subtle', color: 'accent' },
    },
    separator: { my: '2', borderTop: 'line' },
  },
});

export const toast = defineSlotRecipe({
  className: 'chakra-toast',
  slots: ['root', 'title', 'description', 'indicator', 'actionTrigger', 'closeTrigger'],
  base: {
    root: {
      display: 'flex',
      alignItems: 'flex-start',
      gap: '3',
      width: 'min({sizes.toast}, calc(100vw - 32px))',
      ps: '5',
      pe: '12',
      py: '3.5',
      bg: 'fg',
      color: 'fg.inverted',
      fontSize: 'md',
      lineHeight: 'normal',
      // Chakra positions toasts by custom properties.
      translate: 'var(--x) var(--y)',
      scale: 'var(--scale)',
      zIndex: 'var(--z-index)',
      height: 'var(--height)',
      opacity: 'var(--opacity)',
      transition: 'translate 200ms, scale 200ms, opacity 200ms, height 200ms',
      '&[data-type=error]': { bg: 'fg.error', color: 'bg.panel' },
      '& :focus-visible': { outlineColor: 'currentcolor' },
      ...edge,
      _print: { display: 'none' },
    },
    title: { fontWeight: 'medium' },
    actionTrigger: {
      flex: 'none',
      minHeight: 'target',
      my: '-3',
      px: '1',
      textDecoration: 'underline',
      textUnderlineOffset: '0.2em',
      cursor: 'pointer',
    },
    closeTrigger: {
      position: 'absolute',
      top: '0.5',
      insetEnd: '0.5',
      display: 'grid',
      placeItems: 'center',
      boxSize: 'target',
      cursor: 'pointer',
      _icon: { boxSize: '4' },
    },
  },
});
