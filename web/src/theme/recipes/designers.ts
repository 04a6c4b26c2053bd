import { defineSlotRecipe } from '@chakra-ui/react/styled-system';

const plainLink = {
  textDecoration: 'none',
  _hover: { color: 'accent', textDecoration: 'underline' },
} as const;

const letter = {
  display: { base: 'flex', lg: 'inline-flex' },
  alignItems: 'center',
  justifyContent: 'center',
  minWidth: '7',
  minHeight: { base: 'target', lg: '9' },
} as const;

/** The designer index: a bar of letters and a group for each letter. */
export const designerIndex = defineSlotRecipe({
  className: 'designer-index',
  slots: ['tools', 'letters', 'letter', 'noLetter', 'group', 'groupLetter', 'list', 'item', 'link'],
  base: {
    tools: {
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 320px) 1fr' },
      columnGap: '12',
      rowGap: '5',
      alignItems: 'center',
      mt: '7',
      mb: '3',
      py: '4',
      borderBlock: 'hairline',
      borderColor: 'border',
    },
    letters: {
      display: { base: 'grid', lg: 'flex' },
      flexWrap: 'wrap',
      gridTemplateColumns: {
        base: 'repeat(auto-fill, minmax({sizes.target}, 1fr))',
        md: 'repeat(14, 1fr)',
      },
      listStyle: 'none',
    },
    letter: { ...letter, ...plainLink },
    noLetter: { ...letter, color: 'fg.subtle' },
    group: {
      display: 'grid',
      gridTemplateColumns: { base: '2.75rem minmax(0, 1fr)', md: '6rem minmax(0, 1fr)' },
      alignItems: 'baseline',
      py: '7',
      borderBottom: 'hairline',
      borderColor: 'border',
      '&:last-of-type': { borderBottom: '0', mb: '16' },
    },
    groupLetter: {
      fontFamily: 'display',
      fontSize: '2.5rem',
      fontWeight: 'medium',
      lineHeight: 'none',
      scrollMarginTop: '24',
    },
    list: { columns: { base: '1', md: '2', lg: '3' }, columnGap: '12', listStyle: 'none' },
    item: {
      display: 'flex',
      alignItems: 'baseline',
      justifyContent: 'space-between',
      gap: '3',
      minHeight: '9',
      breakInside: 'avoid',
      fontSize: 'xl',
    },
    link: {
      ...plainLink,
      minHeight: '7',
      mdDown: { flex: '1', py: '9.5px' },
    },
  },
});
