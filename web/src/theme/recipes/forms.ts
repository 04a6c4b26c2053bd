import { defineRecipe, defineSlotRecipe } from '@chakra-ui/react/styled-system';

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
  // Hides the browser's arrow of a suggestion list.
  '&::-webkit-calendar-picker-indicator': { opacity: '0' },
} as const;

export const input = defineRecipe({ className: 'chakra-input', base: control });

export const textarea = defineRecipe({
  className: 'chakra-textarea',
  base: { ...control, py: '2.5', lineHeight: 'normal', resize: 'vertical' },
});

export const field = defineSlotRecipe({
  className: 'chakra-field',
  slots: ['root', 'label', 'helperText', 'errorText'],
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
  slots: ['root', 'legend'],
  base: {
    root: { display: 'grid', gap: '3', minWidth: '0' },
    legend: { fontSize: 'sm', letterSpacing: '0.02em', color: 'fg.muted', mb: '1.5' },
  },
});

export const nativeSelect = defineSlotRecipe({
  className: 'chakra-native-select',
  slots: ['root', 'field', 'indicator'],
  base: {
    root: { position: 'relative', width: 'full', height: 'fit-content' },
    // In pixels, because with text at 200% the words need the space more than the arrow does.
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
