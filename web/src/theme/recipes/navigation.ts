import { defineSlotRecipe } from '@chakra-ui/react/styled-system';
import { coarse } from '../media.ts';

export const breadcrumb = defineSlotRecipe({
  className: 'chakra-breadcrumb',
  slots: ['root', 'list', 'item', 'link', 'currentLink'],
  base: {
    root: { py: '5', fontSize: 'sm', color: 'fg.muted' },
    list: {
      display: 'flex',
      flexWrap: 'wrap',
      listStyle: 'none',
      '& li + li::before': { content: '"/"', px: '2.5', color: 'fg.subtle' },
    },
    link: {
      display: 'inline-block',
      minHeight: '6',
      textDecoration: 'none',
      _hover: { color: 'accent', textDecoration: 'underline' },
      // Enlarges the touch targets of small links without moving the lines.
      [coarse]: { py: '3', my: '-12px' },
    },
  },
});
