import { defineTextStyles } from '@chakra-ui/react/styled-system';

const serif = { fontFamily: 'display', fontWeight: 'medium' } as const;

/**
 * display: one per page. title: page headings. section and heading: subheadings. eyebrow: small capitals above a
 * heading.
 */
export const textStyles = defineTextStyles({
  display: {
    value: {
      ...serif,
      fontSize: 'clamp(2.75rem, 1.5rem + 4.6vw, 5.5rem)',
      lineHeight: '0.98',
      letterSpacing: '-0.018em',
      textWrap: 'balance',
    },
  },
  title: {
    value: {
      ...serif,
      fontSize: 'clamp(2rem, 1.6rem + 1.7vw, 3rem)',
      lineHeight: '1.1',
      letterSpacing: '-0.01em',
      textWrap: 'balance',
    },
  },
  section: {
    value: {
      ...serif,
      fontSize: 'clamp(1.875rem, 1.5rem + 1.3vw, 2.625rem)',
      lineHeight: '1.2',
      textWrap: 'balance',
    },
  },
  heading: {
    value: {
      ...serif,
      fontSize: 'clamp(1.5rem, 1.35rem + 0.7vw, 2rem)',
      lineHeight: '1.2',
      textWrap: 'balance',
    },
  },
  subheading: { value: { ...serif, fontSize: '1.5rem', lineHeight: '1.2' } },
  eyebrow: {
    value: {
      fontFamily: 'text',
      fontWeight: 'medium',
      fontSize: '0.75rem',
      lineHeight: '1.4',
      letterSpacing: '0.14em',
      textTransform: 'uppercase',
    },
  },
  wordmark: { value: { ...serif, lineHeight: '1', letterSpacing: '0.06em', whiteSpace: 'nowrap' } },
  caption: { value: { fontFamily: 'text', fontSize: '0.875rem', lineHeight: '1.5' } },
});
