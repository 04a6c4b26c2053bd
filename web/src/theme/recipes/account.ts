import { defineSlotRecipe } from '@chakra-ui/react/styled-system';

/** The account frame: navigation in a column beside the page on wide screens, in a row above it on narrow ones. */
export const account = defineSlotRecipe({
  className: 'account',
  slots: ['root', 'nav', 'list', 'link'],
  base: {
    root: {
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '12.5rem minmax(0, 1fr)' },
      alignContent: 'start',
      rowGap: '7',
      columnGap: '14',
      minHeight: { base: '100vh', sm: 'page' },
      pt: { base: '3', lg: '14' },
      pb: '24',
      _print: { display: 'block', minHeight: '0', p: '0' },
    },
    nav: {
      lgDown: {
        mx: 'calc(-1 * {spacing.gutter})',
        overflowX: 'auto',
        borderBottom: 'hairline',
        borderColor: 'border',
      },
      _print: { display: 'none' },
    },
    list: {
      listStyle: 'none',
      lg: { borderInlineStart: 'hairline', borderColor: 'border' },
      lgDown: { display: 'flex', gap: '6', px: 'gutter' },
    },
    link: {
      display: 'flex',
      alignItems: 'center',
      minHeight: 'target',
      fontSize: 'lg',
      color: 'fg.muted',
      textDecoration: 'none',
      whiteSpace: 'nowrap',
      cursor: 'pointer',
      _hover: { color: 'accent' },
      _currentPage: {
        color: 'fg',
        fontWeight: 'medium',
        lg: { borderInlineStartColor: 'accent' },
        lgDown: { boxShadow: 'inset 0 -2px {colors.accent}' },
      },
      lg: { ps: '5', ms: '-1px', borderInlineStart: '2px solid transparent' },
    },
  },
});

const card = { bg: 'bg.panel', border: 'hairline', borderColor: 'border' } as const;

/** The account overview: one card per section. */
export const overview = defineSlotRecipe({
  className: 'overview',
  slots: ['root', 'card', 'title', 'fact'],
  base: {
    root: {
      display: 'grid',
      gridTemplateColumns: {
        base: 'repeat(auto-fill, minmax(min(100%, max(50% - 9px, 8rem)), 1fr))',
        xl: 'repeat(auto-fill, minmax(max(25% - 13px, 8rem), 1fr))',
      },
      gap: { base: '3', sm: '4' },
      mt: '8',
      listStyle: 'none',
    },
    card: {
      ...card,
      display: 'grid',
      gap: '2',
      alignContent: 'start',
      height: 'full',
      minHeight: { base: '28', sm: '30' },
      p: { base: '4', sm: '6' },
      textDecoration: 'none',
      transitionProperty: 'border-color',
      transitionDuration: 'fast',
      _hover: { borderColor: 'fg' },
    },
    title: { textStyle: 'subheading', fontSize: '3xl' },
    fact: {
      textStyle: 'caption',
      color: 'fg.muted',
      textWrap: 'balance',
      overflowWrap: 'anywhere',
    },
  },
});

/** The saved addresses with their actions. */
export const addressBook = defineSlotRecipe({
  className: 'address-book',
  slots: ['root', 'card', 'actions'],
  base: {
    root: {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 340px), 1fr))',
      gap: '4',
      mt: '6',
      listStyle: 'none',
    },
    card: {
      ...card,
      display: 'grid',
      gridTemplateRows: 'auto auto 1fr',
      gap: '2.5',
      px: '6',
      pt: '5',
      pb: '3',
    },
    actions: { display: 'flex', flexWrap: 'wrap', alignItems: 'end', columnGap: '5' },
  },
});
