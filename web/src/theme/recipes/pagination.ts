import { defineSlotRecipe } from '@chakra-ui/react/styled-system';

const page = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minWidth: { base: '9', sm: '11' },
  minHeight: 'target',
  textDecoration: 'none',
  _hover: { color: 'accent' },
} as const;

export const pagination = defineSlotRecipe({
  className: 'chakra-pagination',
  slots: ['root', 'item', 'ellipsis', 'prevTrigger', 'nextTrigger'],
  base: {
    root: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'center',
      gap: '{spacing.2} {spacing.5}',
      pt: '7',
      fontSize: 'lg',
      fontVariantNumeric: 'tabular-nums',
      '& ol': {
        display: 'flex',
        flexWrap: 'wrap',
        justifyContent: 'center',
        listStyle: 'none',
        smDown: { order: '-1', width: 'full' },
      },
    },
    item: { ...page, '&[aria-current]': { fontWeight: 'medium', borderBottom: 'hairline' } },
    ellipsis: page,
    prevTrigger: { ...page, minWidth: '11' },
    nextTrigger: { ...page, minWidth: '11' },
  },
});
