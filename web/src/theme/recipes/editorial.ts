import { coarse } from '../media.ts';
import { defineSlotStyles } from '../slotStyles.ts';

const prose = { fontSize: '2xl', lineHeight: '1.7' } as const;
const title = { pt: '3', pb: '8' } as const;

/** A CMS page in one of Magento's layouts. */
export const contentPage = defineSlotStyles({
  root: { pb: '16' },
  title,
  body: prose,
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
  root: { pb: '16' },
  title,
  introduction: prose,
  posts: {
    display: 'grid',
    gridTemplateColumns: { md: '1fr 1fr' },
    columnGap: 'clamp(32px, 5vw, 88px)',
    mt: 'clamp(40px, 5vw, 72px)',
  },
  post: { pt: '7', pb: '9', borderTop: 'line' },
  postTitle: {
    fontFamily: 'display',
    fontSize: 'clamp(1.625rem, 1.4rem + 0.9vw, 2.125rem)',
    fontWeight: 'medium',
    lineHeight: '1.15',
    '& a': {
      [coarse]: { py: '2' },
      _hover: { textDecoration: 'underline', textDecorationThickness: '1px' },
    },
  },
  excerpt: { maxWidth: '56ch', mt: '3', color: 'fg.muted' },
});

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
export const designerIndex = defineSlotStyles({
  tools: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 320px) 1fr' },
    columnGap: '12',
    rowGap: '5',
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
  letter: { ...letter, ...plainLink },
  noLetter: { ...letter, color: 'fg.subtle' },
  group: {
    display: 'grid',
    gridTemplateColumns: { base: '2.75rem minmax(0, 1fr)', md: '6rem minmax(0, 1fr)' },
    alignItems: 'baseline',
    py: '7',
    borderBottom: 'line',
    '&:last-of-type': { borderBottom: '0', mb: '16' },
  },
  groupLetter: {
    fontFamily: 'display',
    fontSize: '2.5rem',
    fontWeight: 'medium',
    lineHeight: 'none',
    scrollMarginTop: '24',
  },
  list: { columns: { base: '1', md: '2', lg: '3' }, columnGap: '12' },
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
    mdDown: { flex: '1' },
    [coarse]: { py: '9.5px' },
  },
});
