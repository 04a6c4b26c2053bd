import { defineTextStyles } from '@chakra-ui/react/styled-system';

/** display: one a page. title: page headings. heading: sections. eyebrow: small capitals above a heading. fact: data. */
export const textStyles = defineTextStyles({
  display: {
    value: {
      fontFamily: 'display',
      fontWeight: '500',
      fontSize: 'clamp(2.5rem, 1.6rem + 3.9vw, 4.75rem)',
      lineHeight: '1.02',
      letterSpacing: '-0.015em',
    },
  },
  title: {
    value: {
      fontFamily: 'display',
      fontWeight: '500',
      fontSize: 'clamp(2rem, 1.6rem + 1.7vw, 3rem)',
      lineHeight: '1.1',
      letterSpacing: '-0.01em',
    },
  },
  heading: {
    value: {
      fontFamily: 'display',
      fontWeight: '500',
      fontSize: 'clamp(1.5rem, 1.35rem + 0.7vw, 2rem)',
      lineHeight: '1.2',
    },
  },
  eyebrow: {
    value: {
      fontFamily: 'text',
      fontWeight: '500',
      fontSize: '0.75rem',
      lineHeight: '1.4',
      letterSpacing: '0.14em',
      textTransform: 'uppercase',
    },
  },
  body: { value: { fontFamily: 'text', fontSize: '1rem', lineHeight: '1.6' } },
  fact: { value: { fontFamily: 'text', fontSize: '0.875rem', lineHeight: '1.5' } },
});
