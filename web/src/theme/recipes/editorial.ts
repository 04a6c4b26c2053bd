import { coarse } from '../media.ts';
import { defineSlotStyles } from '../slotStyles.ts';

/** A CMS page in one of Magento's layouts. */
export const contentPage = defineSlotStyles({
  column: {},
  empty: {},
  wide: { maxWidth: 'none' },
  left: { lg: { display: 'grid', gridTemplateColumns: '1fr 2fr', gap: '12' } },
  right: {
    lg: { display: 'grid', gridTemplateColumns: '2fr 1fr', gap: '12' },
    '& > header': { lg: { order: '1' } },
  },
});

export const blog = defineSlotStyles({
  posts: {
    display: 'grid',
    gridTemplateColumns: { md: '1fr 1fr' },
    columnGap: 'clamp(32px, 5vw, 88px)',
    mt: 'clamp(40px, 5vw, 72px)',
  },
  postTitle: {
    textStyle: 'serif',
    fontSize: 'clamp(1.625rem, 1.4rem + 0.9vw, 2.125rem)',
    lineHeight: '1.15',
    '& a': {
      [coarse]: { py: '2' },
      _hover: { textDecoration: 'underline', textDecorationThickness: '1px' },
    },
  },
});

/** The designer index: a bar of letters and a group for each letter. */
export const designerIndex = defineSlotStyles({
  tools: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 320px) 1fr' },
    gap: '{spacing.5} {spacing.12}',
    alignItems: 'center',
    mt: '7',
    mb: '3',
    py: '4',
    borderBlock: 'line',
  },
  letters: {
    display: { base: 'grid', lg: 'flex' },
    flexWrap: 'wrap',
    gridTemplateColumns: {
      base: 'repeat(auto-fill, minmax({sizes.target}, 1fr))',
      md: 'repeat(14, 1fr)',
    },
  },
  letter: {
    display: { base: 'grid', lg: 'inline-grid' },
    placeItems: 'center',
    minWidth: '7',
    minHeight: { base: 'target', lg: '9' },
    'a&': { _hover: { textDecoration: 'underline' } },
  },
  group: {
    display: 'grid',
    gridTemplateColumns: { base: '2.75rem minmax(0, 1fr)', md: '6rem minmax(0, 1fr)' },
    alignItems: 'baseline',
    py: '7',
    borderBottom: 'line',
    '&:last-of-type': { borderBottom: '0', mb: '16' },
  },
  groupLetter: {
    textStyle: 'serif',
    fontSize: '2.5rem',
    lineHeight: 'none',
    scrollMarginTop: '24',
  },
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
    minHeight: '7',
    _hover: { textDecoration: 'underline' },
    mdDown: { flex: '1' },
    [coarse]: { py: '9.5px' },
  },
});
