import { coarse } from '../media.ts';
import { defineSlotStyles } from '../slotStyles.ts';

/** The landing page of selling, from the estimator to the FAQ. */
export const sellLanding = defineSlotStyles({
  head: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
    gap: '{spacing.10} {spacing.wideColumns}',
    py: 'clamp(40px, 6vw, 88px)',
  },
  title: {
    textStyle: 'display',
    fontSize: 'clamp(2.5rem, 1.5rem + 3.6vw, 4.5rem)',
    lineHeight: '1.02',
    maxWidth: '12ch',
  },
  estimator: {
    p: 'clamp(20px, 3vw, 36px)',
    bg: 'bg.panel',
    border: 'line',
  },
  choices: {
    display: 'grid',
    gap: '4.5',
    mdToLg: { gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 11rem), 1fr))' },
    '& > p': { gridColumn: '1 / -1' },
  },
  range: {
    flexWrap: 'wrap',
    alignItems: 'baseline',
    gap: '0 {spacing.4}',
    py: '2.5',
    borderTop: 'line',
  },
  steps: {
    display: 'grid',
    gridTemplateColumns: { md: 'repeat(3, 1fr)' },
    gap: '{spacing.7} clamp(32px, 5vw, 72px)',
    counterReset: 'step',
  },
  step: {
    counterIncrement: 'step',
    pt: '5',
    borderTop: 'hairline',
    color: 'fg.muted',
    _before: {
      content: 'counter(step)',
      display: 'block',
      fontFamily: 'display',
      fontSize: '2.5rem',
      lineHeight: 'none',
      color: 'accent',
    },
    '& > h3': { textStyle: 'subheading', mt: '3', mb: '1.5', color: 'fg' },
  },
  method: {
    py: '4',
    borderTop: 'line',
    '& > dt': { textStyle: 'subheading' },
    '& > dd': { maxWidth: '46ch', color: 'fg.muted' },
  },
  designer: {
    breakInside: 'avoid',
    '& > a': {
      display: 'inline-block',
      py: '1.5',
      _hover: { textDecoration: 'underline' },
      [coarse]: { py: '9.5px' },
    },
  },
  content: {
    maxWidth: { base: 'prose', lg: 'none' },
    '& h2': { textStyle: 'section' },
    '& h2:first-of-type': { mt: '0' },
    '& details': { mt: '0', borderBottom: 'line' },
    '& h2 + details': { mt: '1em', borderTop: 'line' },
    '& summary': {
      display: 'flex',
      justifyContent: 'space-between',
      gap: '4',
      py: '3.5',
      fontWeight: 'medium',
      listStyle: 'none',
      cursor: 'pointer',
      _after: { content: '"+"', fontWeight: 'normal' },
      _hover: { color: 'accent' },
    },
    '& [open] > summary::after': { content: '"–"' },
    '& details > p': { pb: '4', color: 'fg.muted' },
    lg: {
      columns: '2',
      columnGap: 'wideColumns',
      '& h2 + p ~ h2': { breakBefore: 'column', mt: '0' },
    },
  },
});
