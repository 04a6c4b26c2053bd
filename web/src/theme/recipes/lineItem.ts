import { coarse } from '../media.ts';
import { defineSlotStyles } from '../slotStyles.ts';

/** An entry of a list: picture, name with notes, and a price or actions at the end. */
export const lineItem = defineSlotStyles({
  root: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '{spacing.2} {spacing.5}',
    py: '5',
    borderBottom: 'line',
    '&[data-actions]': { alignItems: { md: 'center' } },
    '&[data-compact]': { columnGap: '4', fontSize: 'md', lineHeight: 'normal' },
  },
  picture: {
    flex: 'none',
    alignSelf: 'start',
    width: '15',
    '[data-sold] > &': { filter: 'grayscale(1)', opacity: '0.6' },
  },
  body: {
    display: 'flex',
    flex: '1',
    minWidth: '0',
    gap: 'inherit',
    '[data-actions=inline] > &': { alignItems: 'center' },
    '[data-actions=below] > &': {
      flexDirection: { base: 'column', md: 'row' },
      rowGap: '3',
      alignItems: { md: 'center' },
    },
  },
  name: {
    alignSelf: 'start',
    fontWeight: 'medium',
    overflowWrap: 'anywhere',
    '&:is(a)': {
      [coarse]: { position: 'relative', py: '3', my: '-3' },
      _hover: { color: 'accent', textDecoration: 'underline' },
    },
    '[data-compact] &': { fontWeight: 'normal' },
  },
  price: {
    fontVariantNumeric: 'tabular-nums',
    '[data-sold] &': { color: 'fg.muted', textDecoration: 'line-through' },
  },
});
