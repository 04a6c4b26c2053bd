import { defineTextStyles } from '@chakra-ui/react/styled-system';
import { toTokens } from './tokens.ts';

const serif = { fontFamily: 'display', fontWeight: 'medium' } as const;

/**
 * display: one per page. title: page headings. section and heading: subheadings. serif: headings of other sizes.
 * eyebrow: small capitals above a heading. prose: articles.
 */
export const textStyles = defineTextStyles(
  toTokens({
    display: {
      ...serif,
      fontSize: 'clamp(2.75rem, 1.5rem + 4.6vw, 5.5rem)',
      lineHeight: '0.98',
      letterSpacing: '-0.018em',
      textWrap: 'balance',
    },
    title: {
      ...serif,
      fontSize: 'clamp(2rem, 1.6rem + 1.7vw, 3rem)',
      lineHeight: '1.1',
      letterSpacing: '-0.01em',
      textWrap: 'balance',
    },
    section: {
      ...serif,
      fontSize: 'clamp(1.875rem, 1.5rem + 1.3vw, 2.625rem)',
      lineHeight: '1.2',
      textWrap: 'balance',
    },
    heading: {
      ...serif,
      fontSize: 'clamp(1.5rem, 1.35rem + 0.7vw, 2rem)',
      lineHeight: '1.2',
      textWrap: 'balance',
    },
    serif,
    subheading: { ...serif, fontSize: '1.5rem', lineHeight: '1.2' },
    eyebrow: {
      fontFamily: 'text',
      fontWeight: 'medium',
      fontSize: '0.75rem',
      lineHeight: '1.4',
      letterSpacing: '0.14em',
      textTransform: 'uppercase',
    },
    wordmark: { ...serif, lineHeight: '1', letterSpacing: '0.06em', whiteSpace: 'nowrap' },
    prose: { fontSize: '1.0625rem', lineHeight: '1.7' },
    caption: { fontFamily: 'text', fontSize: '0.875rem', lineHeight: '1.5' },
  }),
);
