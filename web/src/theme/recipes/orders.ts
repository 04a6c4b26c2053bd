import { defineSlotRecipe } from '@chakra-ui/react/styled-system';
import { coarse } from '../media.ts';

/** The lines of an order. */
export const orderLines = defineSlotRecipe({
  className: 'order-lines',
  slots: ['root', 'line', 'text', 'name', 'price'],
  base: {
    root: { listStyle: 'none', borderTop: 'hairline', borderColor: 'border' },
    line: {
      display: 'grid',
      gridTemplateColumns: '{sizes.15} minmax(0, 1fr) auto',
      gap: '5',
      py: '4',
      borderBottom: 'hairline',
      borderColor: 'border',
    },
    text: { display: 'grid', gap: '1', alignContent: 'start', minWidth: '0' },
    name: {
      justifySelf: 'start',
      fontWeight: 'medium',
      overflowWrap: 'anywhere',
      'a&': { [coarse]: { position: 'relative', py: '2.5', my: '-2.5' } },
    },
    price: { fontVariantNumeric: 'tabular-nums' },
  },
});

/** The shipping label of a return, printed without the rest of the page. */
export const returnLabel = defineSlotRecipe({
  className: 'return-label',
  slots: ['root', 'lines', 'number', 'barcode'],
  base: {
    root: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: '4.5',
      maxWidth: 'dialog',
      p: '6',
      bg: 'bg.panel',
      border: 'hairline',
      borderColor: 'fg',
    },
    lines: { display: 'grid', lineHeight: 'normal' },
    number: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: '2.5',
      justifyItems: 'center',
      pt: '4.5',
      borderTop: 'hairline',
      borderColor: 'fg',
      fontSize: '1.25rem',
      letterSpacing: 'wider',
      fontVariantNumeric: 'tabular-nums',
      overflowWrap: 'anywhere',
      textAlign: 'center',
    },
    barcode: { width: 'full', height: '18', printColorAdjust: 'exact' },
  },
});

/** An order's items with checkboxes. */
export const returnItems = defineSlotRecipe({
  className: 'return-items',
  slots: ['item'],
  base: {
    item: {
      display: 'grid',
      gridTemplateColumns: '{sizes.6} {sizes.15} minmax(0, 1fr)',
      gap: '4',
      alignItems: 'center',
      py: '3.5',
      borderBottom: 'hairline',
      borderColor: 'border',
      cursor: 'pointer',
      '&[data-disabled]': { color: 'fg.muted', cursor: 'default' },
    },
  },
});
