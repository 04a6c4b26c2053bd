import { defineSlotRecipe } from '@chakra-ui/react/styled-system';
import { coarse } from '../media.ts';

const prose = { fontSize: '2xl', lineHeight: '1.7' } as const;
const title = { pt: '3', pb: '8' } as const;

/** A CMS page in one of Magento's layouts. */
export const contentPage = defineSlotRecipe({
  className: 'content-page',
  slots: ['root', 'header', 'title', 'body'],
  base: { root: { pb: '16' }, title, body: prose },
  variants: {
    layout: {
      column: {},
      empty: {},
      wide: { root: { maxWidth: 'none' } },
      left: { root: { lg: { display: 'grid', gridTemplateColumns: '1fr 2fr', gap: '12' } } },
      right: {
        root: { lg: { display: 'grid', gridTemplateColumns: '2fr 1fr', gap: '12' } },
        header: { lg: { order: '1' } },
      },
    },
  },
});

export const blog = defineSlotRecipe({
  className: 'blog',
  slots: ['root', 'title', 'introduction', 'posts', 'post', 'postTitle', 'excerpt'],
  base: {
    root: { pb: '16' },
    title,
    introduction: prose,
    posts: {
      display: 'grid',
      gridTemplateColumns: { md: '1fr 1fr' },
      columnGap: 'clamp(32px, 5vw, 88px)',
      mt: 'clamp(40px, 5vw, 72px)',
      listStyle: 'none',
    },
    post: { pt: '7', pb: '9', borderTop: 'hairline', borderColor: 'border' },
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
  },
});
