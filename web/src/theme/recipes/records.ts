import { defineSlotRecipe } from '@chakra-ui/react/styled-system';
import { coarse } from '../media.ts';

/** A list of the customer's records: rows with borders and actions at the end. */
export const records = defineSlotRecipe({
  className: 'records',
  slots: ['root', 'row', 'picture', 'text', 'name', 'actions'],
  base: {
    root: { mt: '6', listStyle: 'none', borderTop: 'hairline', borderColor: 'border' },
    row: {
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) auto' },
      alignItems: { base: 'start', md: 'center' },
      rowGap: '2',
      columnGap: '5',
      py: '5',
      borderBottom: 'hairline',
      borderColor: 'border',
    },
    picture: { alignSelf: 'start', width: '15' },
    text: { display: 'grid', gap: '1', alignContent: 'start', minWidth: '0' },
    name: {
      fontWeight: 'medium',
      textDecoration: 'none',
      overflowWrap: 'anywhere',
      '&:is(a)': {
        [coarse]: { position: 'relative', py: '2.5', my: '-2.5' },
        _hover: { color: 'accent', textDecoration: 'underline' },
      },
    },
    actions: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      rowGap: '1',
      columnGap: '5',
      gridColumn: { base: '-2 / -1', md: 'auto' },
      justifyContent: { md: 'flex-end' },
    },
  },
  variants: {
    // Actions stay beside short texts on phones, too.
    isInline: {
      true: {
        row: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'center' },
        actions: { gridColumn: 'auto' },
      },
    },
    hasPicture: {
      true: {
        row: {
          gridTemplateColumns: { base: 'auto minmax(0, 1fr)', md: 'auto minmax(0, 1fr) auto' },
        },
        picture: { gridRow: { base: 'span 2', md: 'auto' } },
      },
    },
  },
});
