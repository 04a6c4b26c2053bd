import { defineSlotRecipe } from '@chakra-ui/react/styled-system';

const line = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  width: 'full',
  minHeight: '52px',
  fontSize: '2xl',
  textAlign: 'left',
  textDecoration: 'none',
  cursor: 'pointer',
} as const;

/** One level at a time with a slide transition. */
export const mobileMenu = defineSlotRecipe({
  className: 'mobile-menu',
  slots: ['root', 'level', 'title', 'list', 'personal'],
  base: {
    root: { overflow: 'hidden', maxWidth: '300px', mx: 'auto', px: '2.5', pt: '2', pb: '8' },
    level: {
      '&[data-direction=deeper]': { animation: 'slide-from-right 200ms ease-out' },
      '&[data-direction=back]': { animation: 'slide-from-left 200ms ease-out' },
    },
    title: { textStyle: 'heading', pt: '1', pb: '2.5' },
    list: {
      listStyle: 'none',
      '& > li': { borderBottom: 'hairline', borderColor: 'border' },
      '& > li > *': line,
      '& > li > span': { color: 'fg.muted', cursor: 'default' },
    },
    personal: {
      mt: '7',
      listStyle: 'none',
      '& > li > *': { ...line, minHeight: 'target', fontSize: 'lg' },
      '& > li > span': { color: 'fg.muted', cursor: 'default' },
    },
  },
});
