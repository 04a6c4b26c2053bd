import { defineSlotRecipe } from '@chakra-ui/react/styled-system';

/** Totals, one per line; unknown amounts are replaced by a text. */
export const sums = defineSlotRecipe({
  className: 'sums',
  slots: ['root', 'row', 'label', 'value'],
  base: {
    root: { display: 'grid', gap: '2.5', fontSize: 'md' },
    row: {
      display: 'flex',
      justifyContent: 'space-between',
      gap: '4',
      '&[data-total]': {
        mt: '1.5',
        pt: '4',
        borderTop: 'hairline',
        borderColor: 'border',
        fontSize: '2xl',
        fontWeight: 'medium',
      },
    },
    value: {
      flex: 'none',
      maxWidth: '55%',
      textAlign: 'end',
      color: 'fg.muted',
      fontVariantNumeric: 'tabular-nums',
      '[data-total] > &': { color: 'inherit' },
    },
  },
});
