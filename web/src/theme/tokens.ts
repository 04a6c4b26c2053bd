import { defineSemanticTokens, defineTokens } from '@chakra-ui/react/styled-system';

/** Widths in px at which the layout changes (spec §9). `nav` is where the mobile menu gives way to the mega menu. */
export const breakpoints = {
  xs: '480px',
  sm: '600px',
  md: '768px',
  nav: '930px',
  lg: '1024px',
  xl: '1200px',
};

/** The house's colours as hex. The contrast test holds every text colour to its ground. */
export const palette = {
  ink: '#1c1a17',
  inkSoft: '#5c564c',
  inkFaint: '#8a8377',
  paper: '#faf8f4',
  raised: '#ffffff',
  sunk: '#f2eee6',
  line: '#e3dccf',
  accent: '#5c1422',
  accentHover: '#46101a',
  danger: '#8f1d1d',
  success: '#2f5a41',
} as const;

const colors = Object.fromEntries(
  Object.entries(palette).map(([name, value]) => [name, { value }]),
);

export const fonts = {
  display: "'Cormorant Garamond', 'Cormorant Fallback', Garamond, 'Times New Roman', serif",
  text: "'Figtree Variable', 'Figtree Fallback', system-ui, -apple-system, 'Segoe UI', sans-serif",
};

/** Raw values. Spacing is in steps of 4 px: `4` is 16 px. */
export const tokens = defineTokens({
  colors,
  fonts: {
    display: { value: fonts.display },
    text: { value: fonts.text },
    heading: { value: fonts.display },
    body: { value: fonts.text },
  },
  spacing: spacing([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14, 16, 20, 24, 28, 32, 40]),
  sizes: {
    ...spacing([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14, 16, 20, 24, 28, 32, 40]),
    full: { value: '100%' },
    content: { value: '1200px' },
    wide: { value: '1500px' },
    prose: { value: '68ch' },
    menuDrawer: { value: '320px' },
    cartDrawer: { value: '360px' },
    dialog: { value: '400px' },
  },
  zIndex: {
    header: { value: 20 },
    menu: { value: 30 },
    overlay: { value: 40 },
    modal: { value: 50 },
    toast: { value: 60 },
    skip: { value: 70 },
  },
  durations: { fast: { value: '120ms' }, menu: { value: '200ms' }, card: { value: '1s' } },
  easings: { out: { value: 'cubic-bezier(0.2, 0.7, 0.2, 1)' } },
});

/** Chakra's own parts ask for these names (`bg`, `fg`, `border`); they point at the palette. */
export const semanticTokens = defineSemanticTokens({
  colors: {
    bg: { DEFAULT: { value: '{colors.paper}' }, panel: { value: '{colors.raised}' } },
    fg: { DEFAULT: { value: '{colors.ink}' }, muted: { value: '{colors.inkSoft}' } },
    border: { DEFAULT: { value: '{colors.line}' } },
  },
});

function spacing(steps: readonly number[]): Record<string, { value: string }> {
  return Object.fromEntries(steps.map((step) => [String(step), { value: `${step * 4}px` }]));
}
