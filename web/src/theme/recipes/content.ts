import { defineRecipe, defineSlotRecipe } from '@chakra-ui/react/styled-system';

/** The page width: 1,200 px, or 1,500 px with `fluid`. */
export const container = defineRecipe({
  className: 'chakra-container',
  base: {
    width: 'full',
    maxWidth: 'calc({sizes.content} + 2 * {spacing.gutter})',
    mx: 'auto',
    px: 'gutter',
  },
  variants: { fluid: { true: { maxWidth: 'calc({sizes.wide} + 2 * {spacing.gutter})' } } },
});

/** xs: small capitals. md: subsections. lg: sections. 2xl: the page heading. */
export const heading = defineRecipe({
  className: 'chakra-heading',
  variants: {
    size: {
      xs: { textStyle: 'eyebrow', color: 'fg.muted' },
      sm: { textStyle: 'subheading' },
      md: { textStyle: 'heading' },
      lg: { textStyle: 'section' },
      '2xl': { textStyle: 'title' },
    },
  },
  defaultVariants: { size: 'md' },
});

/** A status label, colored by `data-status` (success or error); or a number (solid). */
export const badge = defineRecipe({
  className: 'chakra-badge',
  base: {
    // Visible with forced colors, which drop the background.
    outline: '1px solid transparent',
    '&[data-status=success]': { bg: 'bg.success', color: 'fg.success' },
    '&[data-status=error]': { bg: 'bg.error', color: 'fg.error' },
  },
  variants: {
    variant: {
      subtle: {
        display: 'inline-block',
        px: '2.5',
        py: '3px',
        fontSize: 'xs',
        lineHeight: 'snug',
        letterSpacing: 'wide',
        bg: 'bg.subtle',
        color: 'fg',
      },
      // At the corner of an icon button.
      solid: {
        position: 'absolute',
        top: '1',
        insetStart: '6',
        minWidth: '1.6em',
        px: '3px',
        borderRadius: 'full',
        boxShadow: '0 0 0 2px {colors.bg}',
        bg: 'accent',
        color: 'bg.panel',
        // The header has no room for a larger one.
        fontSize: 'min(0.625rem, 14px)',
        fontWeight: 'medium',
        lineHeight: 'tall',
        textAlign: 'center',
        fontVariantNumeric: 'tabular-nums',
      },
    },
  },
  defaultVariants: { variant: 'subtle' },
});

export const separator = defineRecipe({
  className: 'chakra-separator',
  base: { display: 'block', borderTop: 'line' },
});

export const table = defineSlotRecipe({
  className: 'chakra-table',
  slots: ['root', 'header', 'body', 'row', 'columnHeader', 'cell', 'caption'],
  base: {
    root: {
      width: 'full',
      fontSize: 'lg',
      fontVariantNumeric: 'tabular-nums',
    },
    row: { borderBottom: 'line' },
    columnHeader: { textStyle: 'eyebrow', py: '2', pe: '3', textAlign: 'start', color: 'fg.muted' },
    cell: { py: '3', pe: '3', verticalAlign: 'top' },
    caption: { fontSize: 'sm', color: 'fg.muted', textAlign: 'start' },
  },
});

/** Names and values: totals, addresses, item details. */
export const dataList = defineSlotRecipe({
  className: 'chakra-data-list',
  slots: ['root', 'item', 'itemLabel', 'itemValue'],
  base: {
    root: { display: 'grid', gap: '2', fontSize: 'lg' },
    item: { display: 'flex', gap: '6', justifyContent: 'space-between' },
    itemValue: { minWidth: '0', fontVariantNumeric: 'tabular-nums' },
  },
});

export const alert = defineSlotRecipe({
  className: 'chakra-alert',
  slots: ['root', 'content'],
  base: {
    root: {
      width: 'full',
      px: '4',
      py: '3',
      fontSize: 'md',
      lineHeight: 'normal',
      borderInlineStart: '3px solid',
    },
  },
  variants: {
    status: {
      info: { root: { bg: 'bg.subtle', borderColor: 'border.control' } },
      success: { root: { bg: 'bg.subtle', borderColor: 'fg.success' } },
      error: { root: { bg: 'bg.error', color: 'fg.error', borderColor: 'fg.error' } },
    },
  },
  defaultVariants: { status: 'info' },
});

export const emptyState = defineSlotRecipe({
  className: 'chakra-empty-state',
  slots: ['root', 'content', 'title', 'description'],
  base: {
    root: {
      mt: '6',
      px: 'clamp(20px, 4vw, 48px)',
      py: 'clamp(28px, 5vw, 56px)',
      bg: 'bg.subtle',
    },
    content: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: '3.5',
      justifyItems: 'start',
    },
    title: { textStyle: 'subheading', maxWidth: 'full', overflowWrap: 'anywhere' },
    description: {
      maxWidth: 'min(52ch, 100%)',
      overflowWrap: 'anywhere',
      textWrap: 'pretty',
      color: 'fg.muted',
    },
  },
});

export const skeleton = defineRecipe({
  className: 'chakra-skeleton',
  base: { width: 'full', bg: 'bg.subtle', animation: 'pulse 1.6s ease-in-out infinite' },
});
