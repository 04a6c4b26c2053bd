import { defineSlotRecipe } from '@chakra-ui/react/styled-system';

const backdrop = {
  position: 'fixed',
  inset: '0',
  bg: 'rgb(28 26 23 / 0.45)',
  zIndex: 'overlay',
  _open: { animation: 'e-fade-in 200ms ease-out' },
  // Where the animation's end is never told, the backdrop stays in the page: it must take no clicks then.
  _closed: { animation: 'e-fade-out 160ms ease-in', pointerEvents: 'none' },
} as const;

const content = {
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  bg: 'paper',
  color: 'ink',
  outline: '0',
  zIndex: 'modal',
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

const title = { textStyle: 'heading', fontSize: '1.5rem' } as const;
const close = { position: 'absolute', top: '3', insetEnd: '2' } as const;

const dialog = defineSlotRecipe({
  className: 'e-dialog',
  slots: [
    'trigger',
    'backdrop',
    'positioner',
    'content',
    'title',
    'description',
    'closeTrigger',
    'header',
    'body',
    'footer',
  ],
  base: {
    backdrop,
    positioner: {
      position: 'fixed',
      inset: '0',
      zIndex: 'modal',
      display: 'flex',
      alignItems: 'flex-start',
      justifyContent: 'center',
      overflow: 'auto',
      p: '4',
    },
    content: {
      ...content,
      width: 'full',
      maxWidth: 'dialog',
      my: { base: '4vh', md: '12vh' },
      _open: { animation: 'e-rise 200ms ease-out' },
    },
    header: { ...header, ps: { base: '5', sm: '7' }, pt: '5' },
    title,
    body: { px: { base: '5', sm: '7' }, pb: { base: '5', sm: '7' }, flex: '1' },
    footer: {
      px: { base: '5', sm: '7' },
      pb: { base: '5', sm: '7' },
      display: 'flex',
      gap: '3',
      justifyContent: 'flex-end',
    },
    closeTrigger: { ...close, top: '4', insetEnd: { base: '2', sm: '4' } },
  },
});

const drawer = defineSlotRecipe({
  className: 'e-drawer',
  slots: [
    'trigger',
    'backdrop',
    'positioner',
    'content',
    'title',
    'description',
    'closeTrigger',
    'header',
    'body',
    'footer',
  ],
  base: {
    backdrop,
    positioner: { position: 'fixed', inset: '0', zIndex: 'modal', display: 'flex' },
    content: { ...content, height: '100dvh', maxWidth: '100vw', flex: '1' },
    header: { ...header, borderBottom: '1px solid', borderColor: 'line' },
    title,
    body: { flex: '1', overflow: 'auto', overscrollBehavior: 'contain' },
    footer: { p: '5', borderTop: '1px solid', borderColor: 'line' },
    closeTrigger: close,
  },
  variants: {
    placement: {
      start: {
        positioner: { justifyContent: 'flex-start' },
        content: {
          _open: { animation: 'e-in-start 200ms ease-out' },
          _closed: { animation: 'e-out-start 160ms ease-in' },
        },
      },
      end: {
        positioner: { justifyContent: 'flex-end' },
        content: {
          _open: { animation: 'e-in-end 200ms ease-out' },
          _closed: { animation: 'e-out-end 160ms ease-in' },
        },
      },
    },
    width: {
      menu: { content: { flexBasis: 'menuDrawer', maxWidth: 'min(320px, 100vw)' } },
      cart: { content: { flexBasis: 'cartDrawer', maxWidth: 'min(360px, 100vw)' } },
      full: { content: { maxWidth: '100vw' } },
    },
  },
  defaultVariants: { placement: 'end', width: 'cart' },
});

/** The only parts of Chakra with a look of their own; both are loaded on first use. */
export const slotRecipes = { dialog, drawer };
