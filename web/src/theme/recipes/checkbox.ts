import { defineSlotRecipe } from '@chakra-ui/react/styled-system';
import { coarse, forcedColors } from '../media.ts';

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
  [forcedColors]: { appearance: 'auto' },
} as const;

export const checkbox = defineSlotRecipe({
  className: 'chakra-checkbox',
  slots: ['root', 'control', 'label'],
  base: {
    root: choice,
    control: checkboxControl,
    label: choiceLabel,
  },
});
