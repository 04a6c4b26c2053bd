import { defineSlotRecipe } from '@chakra-ui/react/styled-system';
import { coarse } from '../media.ts';
import { defineSlotStyles } from '../slotStyles.ts';

/** The search dialog: a sheet at the top, full screen on phones. */
export const searchPopup = defineSlotStyles({
  content: {
    my: { base: '0', md: '0' },
    maxWidth: '100vw',
    minHeight: { base: '100dvh', md: 'auto' },
    _open: { animation: 'fade-in 160ms ease-out' },
    '& > div': { minHeight: '260px', pt: { base: '3', md: '6' }, pb: { base: '8', md: '12' } },
  },
  clear: { minHeight: '7', [coarse]: { minHeight: 'target', my: '-2' } },
});

/** The search field and its suggestions. `data-kind` of a group: product, all, category, recent. */
export const searchCombobox = defineSlotRecipe({
  className: 'chakra-combobox',
  slots: ['root', 'label', 'control', 'input', 'content', 'itemGroup', 'itemGroupLabel', 'item'],
  base: {
    label: { srOnly: true },
    control: {
      display: 'flex',
      alignItems: 'center',
      borderBottom: 'hairline',
      borderColor: 'fg',
      _focusWithin: { borderColor: 'accent', boxShadow: '0 1px 0 {colors.accent}' },
      // Aligns the clear icon with the end of the line without overflowing the sheet.
      '& > button': { justifyContent: 'flex-end', px: '0' },
    },
    input: {
      flex: '1',
      minWidth: '0',
      minHeight: '16',
      bg: 'transparent',
      fontFamily: 'display',
      fontSize: 'clamp(1.375rem, 1.1rem + 1.2vw, 2rem)',
      outline: '0',
      _placeholder: { color: 'fg.muted', fontSize: 'min(1em, 7vw)', opacity: '1' },
    },
    content: {
      outline: '0',
      // Products on the left, designers beside them.
      '&:has([data-kind=product])': {
        md: {
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 760px) minmax(200px, 1fr)',
          columnGap: '16',
          '& > [data-kind=category]': {
            gridColumn: '2',
            gridRow: '1 / span 2',
            alignContent: 'start',
            mt: '5',
          },
        },
      },
    },
    itemGroup: {
      mt: '5',
      '&:is([data-kind=category], [data-kind=recent], [data-kind=last])': { display: 'grid' },
      '&[data-kind=product]': {
        display: 'grid',
        gridTemplateColumns: {
          base: 'repeat(auto-fill, minmax(max(100% / 3 - 9px, 5rem), 1fr))',
          md: 'repeat(auto-fill, minmax(max(100% / 3 - 23px, 5rem), 1fr))',
        },
        gap: { base: '3', md: '8' },
        mt: '6',
      },
      // Designers without products use columns.
      '&[data-kind=category]:only-child': {
        gridTemplateColumns: 'repeat(auto-fill, minmax(140px, 1fr))',
        columnGap: '6',
        maxWidth: '600px',
        mt: '6',
      },
    },
    itemGroupLabel: { gridColumn: '1 / -1', pb: '2.5', textStyle: 'eyebrow', color: 'fg.muted' },
    item: {
      py: '2',
      color: 'inherit',
      [coarse]: { py: '9.5px' },
      _hover: { color: 'accent' },
      _highlighted: { outline: '2px solid', outlineColor: 'accent', outlineOffset: '3px' },
      '[data-kind=all] &': {
        display: 'inline-block',
        '& > u': { textUnderlineOffset: '0.2em' },
        '& > span': { ms: '1', color: 'fg.muted' },
      },
      '[data-kind=product] &': {
        display: 'grid',
        alignContent: 'start',
        gap: '0.5',
        py: '0',
        fontSize: 'sm',
        lineHeight: 'snug',
        '& > b': {
          mt: '2.5',
          fontWeight: 'medium',
          fontSize: '0.6875rem',
          letterSpacing: '0.1em',
          textTransform: 'uppercase',
        },
        '& > [data-part=name]': { lineClamp: '2' },
      },
    },
  },
});
