import { defineRecipe } from '@chakra-ui/react/styled-system';

/** Square, quiet, one loud variant. `md` is 44 px high (ux target size). */
export const buttonRecipe = defineRecipe({
  className: 'e-button',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    fontFamily: 'text',
    fontWeight: '500',
    letterSpacing: '0.04em',
    cursor: 'pointer',
    border: '1px solid transparent',
    borderRadius: '0',
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    transition: 'background-color 120ms, color 120ms, border-color 120ms',
    _disabled: { opacity: 0.55, cursor: 'default' },
  },
  variants: {
    variant: {
      solid: { bg: 'accent', color: 'raised', _hover: { bg: 'accentHover' } },
      outline: {
        bg: 'transparent',
        color: 'ink',
        borderColor: 'ink',
        _hover: { bg: 'ink', color: 'paper' },
      },
      quiet: { bg: 'transparent', color: 'ink', _hover: { color: 'accent' } },
    },
    size: {
      sm: { minHeight: '9', px: '4', fontSize: '0.8125rem' },
      md: { minHeight: '11', px: '6', fontSize: '0.875rem' },
      lg: { minHeight: '14', px: '8', fontSize: '0.9375rem' },
    },
  },
  defaultVariants: { variant: 'solid', size: 'md' },
});

/** Text fields: a hairline on raised ground; 44 px high; 16 px type so that phones do not zoom in. */
export const inputRecipe = defineRecipe({
  className: 'e-input',
  base: {
    width: 'full',
    minHeight: '11',
    px: '3',
    bg: 'raised',
    color: 'ink',
    fontFamily: 'text',
    fontSize: '1rem',
    border: '1px solid',
    borderColor: 'inkFaint',
    borderRadius: '0',
    _placeholder: { color: 'inkSoft', opacity: 1 },
    _invalid: { borderColor: 'danger' },
  },
});
