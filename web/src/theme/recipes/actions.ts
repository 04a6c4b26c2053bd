import { defineRecipe } from '@chakra-ui/react/styled-system';
import { coarse, forcedColors } from '../media.ts';

/**
 * solid: one per screen. outline: other buttons. ghost: icons and toolbars. plain: underlined text. subtle: on a band.
 */
export const button = defineRecipe({
  className: 'chakra-button',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: '0',
    position: 'relative',
    gap: '2',
    border: 'hairline',
    borderColor: 'transparent',
    fontWeight: 'medium',
    lineHeight: 'short',
    letterSpacing: 'wide',
    textAlign: 'center',
    textDecoration: 'none',
    cursor: 'pointer',
    transitionProperty: 'background-color, color, border-color',
    transitionDuration: 'fast',
    '&:is(:disabled, [aria-disabled=true], [aria-busy=true])': {
      opacity: '0.6',
      cursor: 'default',
    },
  },
  variants: {
    size: {
      xs: { minHeight: '6', fontSize: 'md' },
      sm: { minHeight: '9', [coarse]: { minHeight: '11' }, px: '4', py: '1', fontSize: 'sm' },
      md: { minHeight: '11', minWidth: '11', px: '6', py: '1', fontSize: 'md' },
      lg: { minHeight: '14', px: '8', py: '1', fontSize: 'lg' },
    },
    variant: {
      solid: { bg: 'accent', color: 'bg.panel', _hover: { bg: 'accentHover' } },
      outline: {
        borderColor: 'fg',
        color: 'fg',
        _hover: { bg: 'fg', color: 'fg.inverted' },
      },
      ghost: {
        px: '3',
        color: 'fg',
        [forcedColors]: { borderColor: 'Canvas' },
        _hover: { color: 'accent' },
      },
      plain: {
        minWidth: '0',
        px: '0',
        border: '0',
        fontWeight: 'normal',
        letterSpacing: 'normal',
        textAlign: 'start',
        textDecoration: 'underline',
        textDecorationColor: 'fg.subtle',
        textUnderlineOffset: '0.25em',
        _hover: { color: 'accent', textDecorationColor: 'currentcolor' },
      },
      subtle: {
        borderColor: 'currentcolor',
        color: 'inherit',
        _hover: { bg: 'bg', color: 'accent', borderColor: 'bg' },
      },
    },
  },
  // Small links accept taps slightly outside of their text.
  compoundVariants: [
    {
      variant: 'plain',
      size: 'xs',
      css: { [coarse]: { _after: { content: '""', position: 'absolute', inset: '-10px 0' } } },
    },
  ],
  defaultVariants: { size: 'md', variant: 'solid' },
});

export const link = defineRecipe({
  className: 'chakra-link',
  base: { transitionProperty: 'color, text-decoration-color', transitionDuration: 'fast' },
  variants: {
    variant: {
      underline: {
        textDecoration: 'underline',
        textDecorationColor: 'fg.subtle',
        _hover: { color: 'accent', textDecorationColor: 'currentcolor' },
      },
      plain: {
        textDecoration: 'none',
        _hover: { color: 'accent' },
      },
    },
  },
  defaultVariants: { variant: 'underline' },
});

export const skipNavLink = defineRecipe({
  className: 'chakra-skip-nav',
  base: {
    position: 'fixed',
    top: '2',
    insetStart: '2',
    zIndex: 'skip',
    px: '5',
    py: '3',
    bg: 'fg',
    color: 'fg.inverted',
    transform: 'translateY(-200%)',
    _focus: { transform: 'none' },
  },
});
