import { defineSlotRecipe } from '@chakra-ui/react/styled-system';
import { coarse } from '../media.ts';

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
      // A finger's breadth around small links; the lines stay where they are.
      [coarse]: { py: '3', my: '-12px' },
    },
  },
});

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
