import { defineRecipe, defineSlotRecipe } from '@chakra-ui/react/styled-system';

export const alert = defineSlotRecipe({
  className: 'chakra-alert',
  slots: ['root', 'content', 'title', 'description', 'indicator'],
  base: {
    root: {
      width: 'full',
      px: '4',
      py: '3',
      fontSize: 'md',
      lineHeight: 'normal',
      borderInlineStart: '3px solid',
    },
    title: { fontWeight: 'medium' },
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
  slots: ['root', 'content', 'title', 'description', 'indicator'],
  base: {
    root: {
      mt: '6',
      px: 'clamp(20px, 4vw, 48px)',
      py: 'clamp(28px, 5vw, 56px)',
      bg: 'bg.subtle',
    },
    content: { display: 'grid', gap: '3.5', justifyItems: 'start' },
    title: { textStyle: 'subheading' },
    description: { maxWidth: '52ch', textWrap: 'pretty', color: 'fg.muted' },
  },
});

export const skeleton = defineRecipe({
  className: 'chakra-skeleton',
  base: { width: 'full', bg: 'bg.subtle', animation: 'pulse 1.6s ease-in-out infinite' },
});
