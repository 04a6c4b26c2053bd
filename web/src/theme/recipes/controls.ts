import { defineSlotRecipe } from '@chakra-ui/react/styled-system';
import { coarse, forcedColors } from '../media.ts';
import { defineSlotStyles } from '../slotStyles.ts';

export const accordion = defineSlotRecipe({
  className: 'chakra-accordion',
  slots: ['root', 'item', 'itemTrigger', 'itemContent', 'itemBody', 'itemIndicator'],
  base: {
    root: { width: 'full' },
    item: { borderBottom: 'line' },
    itemTrigger: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '3',
      width: 'full',
      minHeight: '12',
      fontSize: 'md',
      fontWeight: 'medium',
      letterSpacing: 'wide',
      textAlign: 'start',
      cursor: 'pointer',
      _hover: { color: 'accent' },
    },
    itemIndicator: {
      transitionProperty: 'rotate',
      transitionDuration: 'menu',
      _open: { rotate: '180deg' },
      _icon: { boxSize: '4' },
    },
    itemContent: { overflow: 'hidden' },
    itemBody: { pb: '4' },
  },
});

/** The box of a checkbox and the circle of a radio button; with forced colors, both keep a border. */
const mark = {
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  boxSize: '6',
  bg: 'bg.panel',
  color: 'fg.inverted',
  border: 'hairline',
  borderColor: 'border.control',
  cursor: 'pointer',
  _checked: { bg: 'fg', borderColor: 'fg' },
  _focusVisible: { outline: '2px solid', outlineColor: 'accent', outlineOffset: '3px' },
  _disabled: { bg: 'bg.subtle', borderColor: 'border', cursor: 'default' },
  [forcedColors]: { forcedColorAdjust: 'auto', color: 'CanvasText' },
} as const;

const TICK =
  "url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16' fill='none' stroke='%23faf8f4' stroke-width='1.75'%3E%3Cpath d='M2 8.5 6.2 12.5 14 4'/%3E%3C/svg%3E\")";

const choice = {
  display: 'flex',
  alignItems: 'flex-start',
  gap: '2.5',
  position: 'relative',
  fontSize: 'sm',
  lineHeight: 'normal',
  color: 'fg.muted',
  cursor: 'pointer',
} as const;

const choiceLabel = {
  pt: '0.5',
  [coarse]: { pt: '3.5', pb: '3', my: '-12px' },
} as const;

export const checkboxControl = {
  ...mark,
  appearance: 'none',
  backgroundPosition: 'center',
  backgroundSize: '70%',
  backgroundRepeat: 'no-repeat',
  _checked: { ...mark._checked, backgroundImage: TICK },
  '&:disabled:checked': { bg: 'fg.muted', borderColor: 'fg.muted' },
  [forcedColors]: { appearance: 'auto' },
} as const;

export const checkbox = defineSlotStyles({
  root: choice,
  control: checkboxControl,
  label: choiceLabel,
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
      [coarse]: { py: '3', my: '-12px' },
    },
  },
});

const page = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
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
