import { defineSlotRecipe } from '@chakra-ui/react/styled-system';
import { coarse, forcedColors } from '../media.ts';
import { defineSlotStyles } from '../slotStyles.ts';

const TICK =
  "url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16' fill='none' stroke='%23faf8f4' stroke-width='1.75'%3E%3Cpath d='M2 8.5 6.2 12.5 14 4'/%3E%3C/svg%3E\")";

/** With forced colors, the browser draws the box. */
export const checkboxControl = {
  flex: 'none',
  appearance: 'none',
  boxSize: '6',
  bgColor: 'bg.panel',
  backgroundPosition: 'center',
  backgroundSize: '70%',
  backgroundRepeat: 'no-repeat',
  border: 'hairline',
  borderColor: 'border.control',
  cursor: 'pointer',
  _checked: { bgColor: 'fg', borderColor: 'fg', backgroundImage: TICK },
  _disabled: { bgColor: 'bg.subtle', borderColor: 'border', cursor: 'default' },
  '&:disabled:checked': { bgColor: 'fg.muted', borderColor: 'fg.muted' },
  [forcedColors]: { appearance: 'auto' },
} as const;

export const checkbox = defineSlotStyles({
  root: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: '2.5',
    fontSize: 'sm',
    lineHeight: 'normal',
    color: 'fg.muted',
    cursor: 'pointer',
  },
  control: checkboxControl,
  label: { pt: '0.5', [coarse]: { pt: '3.5', pb: '3', my: '-3' } },
});

export const breadcrumb = defineSlotRecipe({
  className: 'chakra-breadcrumb',
  slots: ['root', 'list', 'item', 'link', 'currentLink'],
  base: {
    root: { py: '5', fontSize: 'sm', color: 'fg.muted' },
    list: {
      display: 'flex',
      flexWrap: 'wrap',
      '& li + li::before': { content: '"/"', px: '2.5', color: 'fg.subtle' },
    },
    link: {
      display: 'inline-block',
      minHeight: '6',
      _hover: { color: 'accent', textDecoration: 'underline' },
      // Enlarges the touch targets of small links without moving the lines.
      [coarse]: { py: '3', my: '-3' },
    },
  },
});

const page = {
  display: 'inline-grid',
  placeItems: 'center',
  minWidth: { base: '9', sm: '11' },
  minHeight: 'target',
} as const;

export const pagination = defineSlotStyles({
  root: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '{spacing.2} {spacing.5}',
    pt: '7',
    fontSize: 'lg',
    fontVariantNumeric: 'tabular-nums',
    '& ol': {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'center',
      smDown: { order: '-1', width: 'full' },
    },
  },
  item: { ...page, '&[aria-current]': { fontWeight: 'medium', borderBottom: 'hairline' } },
  ellipsis: page,
  step: { ...page, minWidth: '11' },
});
