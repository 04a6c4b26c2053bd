import { defineGlobalStyles } from '@chakra-ui/react/styled-system';

/** Page-wide ground, type and focus ring (ux 30). */
export const globalCss = defineGlobalStyles({
  html: {
    bg: 'paper',
    color: 'ink',
    fontFamily: 'text',
    lineHeight: '1.6',
    scrollPaddingTop: '24',
    fontVariantNumeric: 'lining-nums',
  },
  body: { minHeight: '100dvh', overflowWrap: 'break-word' },
  a: { color: 'inherit', textUnderlineOffset: '0.2em', textDecorationThickness: '1px' },
  '::selection': { bg: 'accent', color: 'raised' },
  ':focus-visible': { outline: '2px solid', outlineColor: 'accent', outlineOffset: '3px' },
});
