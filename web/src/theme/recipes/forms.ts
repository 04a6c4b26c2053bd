import { defineRecipe, defineSlotRecipe } from '@chakra-ui/react/styled-system';
import { coarse, forcedColors } from '../media.ts';

const control = {
  width: 'full',
  minHeight: 'target',
  px: '3',
  bg: 'bg.panel',
  color: 'fg',
  fontSize: 'xl',
  border: 'hairline',
  borderColor: 'border.control',
  _placeholder: { color: 'fg.muted', opacity: '1' },
  _invalid: { borderColor: 'border.error' },
  _focusVisible: { outlineOffset: '-1px' },
  // The browser's own arrow beside a list of suggestions.
  '&::-webkit-calendar-picker-indicator': { opacity: '0' },
} as const;

export const input = defineRecipe({ className: 'chakra-input', base: control });

export const textarea = defineRecipe({
  className: 'chakra-textarea',
  base: { ...control, py: '2.5', lineHeight: 'normal', resize: 'vertical' },
});

export const field = defineSlotRecipe({
  className: 'chakra-field',
  slots: ['root', 'label', 'helperText', 'errorText', 'requiredIndicator'],
  base: {
    root: {
      display: 'grid',
      gap: '1.5',
      alignContent: 'start',
      position: 'relative',
      width: 'full',
    },
    label: { fontSize: 'sm', letterSpacing: '0.02em', color: 'fg.muted' },
    helperText: { fontSize: 'sm', lineHeight: '1.45', color: 'fg.muted' },
    errorText: { fontSize: 'sm', lineHeight: '1.45', color: 'fg.error' },
  },
});

export const fieldset = defineSlotRecipe({
  className: 'chakra-fieldset',
  slots: ['root', 'legend', 'content', 'helperText', 'errorText'],
  base: {
    root: { display: 'grid', gap: '3', border: '0', minWidth: '0' },
    legend: { fontSize: 'sm', letterSpacing: '0.02em', color: 'fg.muted', mb: '1.5' },
    content: { display: 'grid', gap: '4' },
    helperText: { fontSize: 'sm', color: 'fg.muted' },
    errorText: { fontSize: 'sm', color: 'fg.error' },
  },
});

export const nativeSelect = defineSlotRecipe({
  className: 'chakra-native-select',
  slots: ['root', 'field', 'indicator'],
  base: {
    root: { position: 'relative', width: 'full', height: 'fit-content' },
    // In pixels: with text of twice its size the words need the room more than the arrow.
    field: { ...control, appearance: 'none', pe: '36px', cursor: 'pointer' },
    indicator: {
      position: 'absolute',
      insetBlock: '0',
      insetEnd: '3',
      display: 'grid',
      placeItems: 'center',
      pointerEvents: 'none',
      color: 'fg.muted',
      _icon: { boxSize: '4' },
    },
  },
});

/** The square of a checkbox and the round of a radio button; where the reader chooses the colors, both keep an edge. */
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

export const checkmark = defineRecipe({ className: 'chakra-checkmark', base: mark });

/** A native checkbox in the shop's look. */
export const checkboxControl = {
  ...mark,
  appearance: 'none',
  backgroundPosition: 'center',
  backgroundSize: '70%',
  backgroundRepeat: 'no-repeat',
  _checked: { ...mark._checked, backgroundImage: TICK },
  [forcedColors]: { appearance: 'auto' },
} as const;

export const checkbox = defineSlotRecipe({
  className: 'chakra-checkbox',
  slots: ['root', 'control', 'label', 'indicator'],
  base: {
    root: choice,
    control: checkboxControl,
    indicator: { boxSize: '4' },
    label: choiceLabel,
  },
});
