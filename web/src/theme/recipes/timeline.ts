import { defineSlotRecipe, type SystemStyleObject } from '@chakra-ui/react/styled-system';
import { forcedColors } from '../media.ts';

const base = {
  root: { display: 'grid' },
  item: {
    position: 'relative',
    ps: '7',
    pb: '6',
    color: 'fg.muted',
    '&[data-done]': { color: 'fg' },
    _last: { pb: '0' },
  },
  connector: { position: 'absolute', insetBlock: '0', insetStart: '0', width: '3.5' },
  indicator: {
    position: 'absolute',
    top: '1.5',
    boxSize: '3.5',
    border: 'hairline',
    borderColor: 'border.control',
    borderRadius: 'full',
    bg: 'bg',
    '[data-done] &': {
      bg: 'accent',
      borderColor: 'accent',
      [forcedColors]: { bg: 'CanvasText' },
    },
  },
  separator: {
    position: 'absolute',
    top: '5',
    bottom: '-1.5',
    insetStart: '1.5',
    borderInlineStart: 'line',
    '[role=listitem]:last-of-type &': { display: 'none' },
  },
  title: { '[aria-current] &': { fontWeight: 'medium' } },
  description: { textStyle: 'caption', color: 'fg.muted' },
} as const satisfies Record<string, SystemStyleObject>;

const slots = Object.keys(base);

/**
 * A vertical timeline for Chakra's Timeline: `<Timeline.Root recipe={timeline}>`, so that it is loaded with its screen.
 * Completed entries have `data-done`, the current one `aria-current="step"`.
 */
export const timeline = defineSlotRecipe({ className: 'chakra-timeline', slots, base });

/** Applies a style only if screen width and text size leave space for a horizontal layout. */
function wide(style: SystemStyleObject): SystemStyleObject {
  return { md: { '@container (min-width: 30rem)': style } };
}

/** A horizontal timeline if its container is wide enough. */
export const horizontalTimeline = defineSlotRecipe({
  className: 'chakra-timeline',
  slots,
  base: {
    ...base,
    root: { ...base.root, ...wide({ gridAutoFlow: 'column', gridAutoColumns: '1fr' }) },
    item: { ...base.item, ...wide({ ps: '0', pt: '7', pe: '2', pb: '0' }) },
    connector: { ...base.connector, ...wide({ width: 'full', height: '3.5' }) },
    indicator: { ...base.indicator, ...wide({ top: '0' }) },
    separator: {
      ...base.separator,
      ...wide({
        inset: '{spacing.1.5} 0 auto {spacing.3.5}',
        borderInlineStart: '0',
        borderTop: 'line',
      }),
    },
  },
});
