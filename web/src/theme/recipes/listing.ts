import { defineSlotRecipe, type SystemStyleObject } from '@chakra-ui/react/styled-system';
import { forcedColors, noScripts } from '../media.ts';
import { defineSlotStyles } from '../slotStyles.ts';
import { checkboxControl } from './controls.ts';

/** On phones, an entry in the toolbar's second line. */
const secondLine = {
  display: 'flex',
  alignItems: 'center',
  order: { base: '1', sm: '0' },
  minHeight: 'target',
  borderTop: { base: 'line', sm: 'none' },
  whiteSpace: 'nowrap',
} as const;

/** A product listing: heading, toolbar, and filters beside the cards if there is space. */
export const listing = defineSlotStyles({
  head: {
    pt: '2',
    pb: '7',
    '& h1': {
      textStyle: 'serif',
      fontSize: 'clamp(2.25rem, 1.7rem + 2.2vw, 3.5rem)',
      lineHeight: '1.05',
      letterSpacing: '-0.01em',
      overflowWrap: 'anywhere',
    },
    '& p': { maxWidth: '62ch', mt: '3', color: 'fg.muted' },
  },
  landing: { textStyle: 'prose', maxWidth: 'prose', mb: '8' },
  // Two lines on phones: filter and sort order, then item count and save search; more lines with large text.
  toolbar: {
    display: 'flex',
    flexWrap: { base: 'wrap', sm: 'nowrap' },
    alignItems: { base: 'stretch', sm: 'center' },
    columnGap: { sm: '5' },
    minHeight: '14',
    borderBlock: 'line',
    fontSize: 'md',
    _print: { display: 'none' },
    // Begins the second line, even while the browser has read only a part of the sort orders.
    _before: { content: '""', order: '1', flexBasis: '100%', display: { sm: 'none' } },
  },
  filterButton: {
    hideFrom: 'lg',
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2.5',
    flex: { base: '1 0 auto', sm: 'none' },
    minHeight: { base: '12', sm: 'target' },
    sm: { pe: '5', borderInlineEnd: 'line' },
    fontSize: { base: 'xl', sm: 'md' },
    fontWeight: 'medium',
  },
  count: {
    ...secondLine,
    flex: { base: '1 0 60%', sm: 'none' },
    me: { sm: 'auto' },
    color: 'fg.muted',
    fontVariantNumeric: 'tabular-nums',
  },
  save: secondLine,
  sort: {
    display: 'flex',
    alignItems: 'center',
    gap: '2.5',
    maxWidth: 'full',
    width: 'auto',
    '& > label': {
      fontSize: 'md',
      letterSpacing: 'normal',
      smDown: { position: 'absolute', clipPath: 'inset(50%)' },
    },
    '& > div': { width: 'auto', minWidth: '0' },
    '& select': {
      maxWidth: 'full',
      ps: '1',
      pe: '6',
      bg: 'transparent',
      border: '0',
      fontSize: { base: 'xl', sm: 'md' },
      fontWeight: 'medium',
      fieldSizing: 'content',
    },
    '& select + *': { insetEnd: '0' },
  },
  body: {
    display: { lg: 'grid' },
    gridTemplateColumns: 'clamp(232px, 14.5rem, 25%) minmax(0, 1fr)',
    gap: 'clamp(32px, 4vw, 64px)',
    pt: '5',
    '&[data-partial]': { display: 'block' },
  },
  // Without JavaScript, the filter button on small screens links here.
  filters: { lgDown: { '&:not(:target)': { display: 'none' } }, _print: { display: 'none' } },
  results: {
    minHeight: 'page',
    pt: '3',
    '& > nav': { mt: '18', borderTop: 'line' },
  },
});

/** An applied filter: Chakra's Tag as a link that removes the filter. */
export const filterTag = defineSlotRecipe({
  className: 'chakra-tag',
  slots: ['root', 'label', 'endElement'],
  base: {
    root: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '2',
      minHeight: { base: 'target', lg: '9' },
      ps: '3.5',
      pe: '3',
      border: 'line',
      bg: 'bg.subtle',
      fontSize: 'sm',
      overflowWrap: 'anywhere',
      _hover: { borderColor: 'fg' },
      _icon: { boxSize: '3' },
    },
    label: { minWidth: '0' },
    endElement: { flex: 'none' },
  },
});

/** A filter value: checkbox, name and count. */
const filterValue = {
  display: 'flex',
  alignItems: 'center',
  gap: '2.5',
  minHeight: { base: 'target', lg: '8' },
  py: '5px',
  fontSize: { base: 'xl', lg: 'md' },
  lineHeight: '1.3',
  cursor: 'pointer',
  '& > input': { ...checkboxControl, boxSize: { base: '5', lg: '4' }, cursor: 'inherit' },
  '& > [data-part=name]': { minWidth: '0', overflowWrap: 'anywhere' },
  '& > [data-part=count]': {
    ms: 'auto',
    ps: '2',
    fontSize: 'xs',
    color: 'fg.muted',
    fontVariantNumeric: 'tabular-nums',
    '& > span': { srOnly: true },
  },
  '&:hover > [data-part=name]': { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
  '&[data-disabled]': {
    color: 'fg.muted',
    cursor: 'default',
    '& > [data-part=name]': { textDecoration: 'line-through' },
  },
} satisfies SystemStyleObject;

/** The filters of a listing. Values are plain elements: a hundred of them as slots take 10 ms longer to render. */
export const filterPanel = defineSlotStyles({
  form: {
    // In the drawer of small screens.
    '[role=dialog] &': { px: '5', pb: '6' },
    '& > label': { ...filterValue, minHeight: '14' },
  },
  values: {
    '& label': filterValue,
    '& .swatch': {
      flex: 'none',
      boxSize: { base: '5', lg: '4' },
      border: 'hairline',
      borderColor: 'rgb(28 26 23 / 0.18)',
      borderRadius: 'full',
      forcedColorAdjust: 'none',
    },
  },
  more: { minHeight: { base: 'target', lg: '8' }, fontSize: 'sm' },
});

/** The groups of filters. Their visibility depends on state only: without JavaScript every group is open. */
export const filterGroups = defineSlotRecipe({
  className: 'chakra-accordion',
  slots: ['root', 'item', 'itemTrigger', 'itemContent', 'itemBody', 'itemIndicator'],
  base: {
    // Tablets show two groups side by side.
    root: {
      '[role=dialog] &': {
        sm: {
          display: 'grid',
          gridTemplateColumns: '1fr 1fr',
          alignItems: 'start',
          columnGap: '12',
        },
      },
    },
    item: { borderBottom: 'line' },
    itemTrigger: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '3',
      width: 'full',
      minHeight: '12',
      py: '1.5',
      fontSize: 'lg',
      fontWeight: 'medium',
      textAlign: 'start',
      cursor: 'pointer',
      _hover: { color: 'accent' },
      _icon: { color: 'fg.muted' },
      '& > span': { flex: '1' },
      '& small': {
        ms: '2.5',
        whiteSpace: 'nowrap',
        fontSize: 'xs',
        fontWeight: 'normal',
        color: 'accent',
      },
    },
    itemIndicator: {
      [noScripts]: { display: 'none' },
      transition: 'rotate {durations.menu}',
      _open: { rotate: '180deg' },
      _icon: { boxSize: '4' },
    },
    itemContent: {
      overflow: 'hidden',
      '&[data-state=closed]': { display: 'none', [noScripts]: { display: 'block' } },
    },
    itemBody: { pb: '4' },
  },
});

export const slider = defineSlotRecipe({
  className: 'chakra-slider',
  slots: ['root', 'control', 'track', 'range', 'thumb'],
  base: {
    root: { pt: '1', pb: '2' },
    control: { position: 'relative', display: 'flex', alignItems: 'center', height: 'target' },
    track: { flex: '1', height: '0.5', bg: 'border', [forcedColors]: { bg: 'CanvasText' } },
    range: { height: 'full', bg: 'fg', [forcedColors]: { bg: 'Highlight' } },
    thumb: {
      boxSize: '5',
      borderRadius: 'full',
      bg: 'bg.panel',
      border: 'hairline',
      borderColor: 'fg',
      cursor: 'grab',
      _active: { cursor: 'grabbing' },
      _hover: { borderColor: 'accent' },
    },
  },
});
