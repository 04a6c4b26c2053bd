import { defineSlotRecipe } from '@chakra-ui/react/styled-system';

export const accordion = defineSlotRecipe({
  className: 'chakra-accordion',
  slots: ['root', 'item', 'itemTrigger', 'itemContent', 'itemBody', 'itemIndicator'],
  base: {
    root: { width: 'full' },
    item: { borderBottom: 'hairline', borderColor: 'border' },
    itemTrigger: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '3',
      width: 'full',
      minHeight: '12',
      fontSize: 'md',
      fontWeight: 'medium',
      letterSpacing: 'wide',
      textAlign: 'start',
      cursor: 'pointer',
      _hover: { color: 'accent' },
    },
    itemIndicator: {
      transitionProperty: 'rotate',
      transitionDuration: 'menu',
      _open: { rotate: '180deg' },
      _icon: { boxSize: '4' },
    },
    itemContent: { overflow: 'hidden' },
    itemBody: { pb: '4' },
  },
});
