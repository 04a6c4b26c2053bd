import { defineSlotStyles } from '../slotStyles.ts';

const line = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  width: 'full',
  minHeight: '52px',
  fontSize: '2xl',
  textAlign: 'left',
  cursor: 'pointer',
  '&:is(span)': { color: 'fg.muted', cursor: 'default' },
} as const;

/** One level at a time with a slide transition. */
export const mobileMenu = defineSlotStyles({
  root: { overflow: 'hidden', maxWidth: '300px', mx: 'auto', px: '2.5', pt: '2', pb: '8' },
  level: {
    '&[data-direction=deeper]': { animation: 'slide-from-right 200ms ease-out' },
    '&[data-direction=back]': { animation: 'slide-from-left 200ms ease-out' },
  },
  list: {
    '& > li': { borderBottom: 'line' },
    '& > li > *': line,
  },
  personal: {
    mt: '7',
    '& > li > *': { ...line, minHeight: 'target', fontSize: 'lg' },
  },
});
