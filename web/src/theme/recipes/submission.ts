import { defineSlotRecipe } from '@chakra-ui/react/styled-system';
import { forcedColors } from '../media.ts';
import { defineSlotStyles } from '../slotStyles.ts';

/** The steps of a form: one line each, dark for completed steps, red for the current one. */
export const steps = defineSlotRecipe({
  className: 'steps',
  slots: ['root', 'list', 'item', 'trigger', 'content'],
  base: {
    root: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '8', mt: '5' },
    list: { display: 'flex', flexWrap: 'wrap' },
    item: { flex: '1 0 auto' },
    trigger: {
      display: 'flex',
      alignItems: 'center',
      width: 'full',
      minHeight: 'target',
      py: '2',
      pe: '2',
      borderTop: 'rule',
      borderColor: 'border',
      fontSize: 'clamp(0.75rem, 0.65rem + 0.5vw, 0.875rem)',
      color: 'fg.muted',
      textAlign: 'start',
      '&[data-complete]': {
        borderColor: 'fg',
        color: 'fg',
        cursor: 'pointer',
        _hover: { color: 'accent' },
      },
      '&[data-current]': { borderColor: 'accent', color: 'fg', fontWeight: 'medium' },
      '&[data-incomplete]': { [forcedColors]: { borderColor: 'GrayText' } },
    },
    content: { _focus: { outline: 'none' } },
  },
});

/** The drop zone for files. */
export const fileUpload = defineSlotRecipe({
  className: 'file-upload',
  slots: ['root', 'dropzone'],
  base: {
    root: { display: 'contents' },
    dropzone: {
      display: 'grid',
      justifyItems: 'center',
      gap: '3',
      px: '4',
      py: '6',
      border: '1px dashed',
      borderColor: 'border.control',
      fontSize: 'md',
      color: 'fg.muted',
      '&[data-dragging]': { bg: 'bg.subtle', borderColor: 'accent' },
    },
  },
});

/** Cards of the suggested views with silhouettes. */
export const shotList = defineSlotStyles({
  trigger: {
    display: 'grid',
    gridTemplateRows: 'auto auto 1fr',
    justifyItems: 'start',
    gap: '1',
    boxSize: 'full',
    p: '3',
    bg: 'bg.panel',
    border: 'line',
    textAlign: 'start',
    cursor: 'pointer',
    transition: 'border-color {durations.fast}',
    _hover: { borderColor: 'fg' },
    '&[data-done]': { borderColor: 'fg.success' },
  },
  outline: {
    width: 'full',
    height: '16',
    mb: '1.5',
    fill: 'none',
    stroke: 'fg.subtle',
    strokeWidth: '1.2',
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  },
  name: {
    display: 'flex',
    alignItems: 'center',
    gap: '1.5',
    fontSize: 'md',
    fontWeight: 'medium',
    _icon: { color: 'fg.success' },
  },
});

export const photoList = defineSlotStyles({
  root: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))',
    gap: '4',
  },
  action: {
    minWidth: '9',
    width: '9',
    px: '0',
    color: 'fg.muted',
    _last: { ms: 'auto' },
  },
});

export const uploadProgress = defineSlotRecipe({
  className: 'upload-progress',
  slots: ['track', 'range'],
  base: {
    track: { height: '1', bg: 'bg.subtle', [forcedColors]: { border: 'hairline' } },
    range: {
      height: 'full',
      bg: 'accent',
      [forcedColors]: { forcedColorAdjust: 'none', bg: 'Highlight' },
    },
  },
});

/** Radio options with a description each. */
export const radioCard = defineSlotRecipe({
  className: 'radio-card',
  slots: ['root', 'label', 'item', 'itemControl', 'itemIndicator', 'itemText', 'itemDescription'],
  base: {
    root: { display: 'grid' },
    label: { mb: '2', fontSize: 'sm', color: 'fg.muted' },
    item: {
      position: 'relative',
      p: '4',
      mt: '-1px',
      bg: 'bg.panel',
      border: 'line',
      cursor: 'pointer',
      _checked: { borderColor: 'accent', zIndex: '1' },
      _focusVisible: { outline: '2px solid', outlineColor: 'accent', outlineOffset: '-2px' },
    },
    itemControl: {
      display: 'grid',
      gridTemplateColumns: '{sizes.6} minmax(0, 1fr)',
      gap: '3.5',
      fontSize: 'md',
      lineHeight: 'normal',
    },
    itemIndicator: {
      display: 'grid',
      placeItems: 'center',
      boxSize: '5',
      mt: '1px',
      border: 'hairline',
      borderColor: 'border.control',
      borderRadius: 'full',
      color: 'accent',
      _checked: { borderColor: 'accent' },
      '& .dot': { boxSize: '2.5', borderRadius: 'full', bg: 'currentcolor' },
      [forcedColors]: { forcedColorAdjust: 'none', borderColor: 'CanvasText', color: 'Highlight' },
    },
    itemText: { display: 'block', fontWeight: 'medium', color: 'fg' },
    itemDescription: { color: 'fg.muted' },
  },
});
