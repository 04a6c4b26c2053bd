import { defineSemanticTokens, defineTokens } from '@chakra-ui/react/styled-system';

/** Widths at which the layout changes, by Chakra's names. At `lg`, the mega menu replaces the mobile menu. */
export const breakpoints = {
  sm: '600px',
  md: '768px',
  lg: '930px',
  xl: '1024px',
};

/** Steps of 4 px: `4` is 16 px. */
const steps = toTokens(
  Object.fromEntries(
    [
      0, 0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5, 6, 7, 8, 9, 10, 11, 12, 14, 15, 16, 18, 20, 24, 26,
      28, 30, 40, 42, 45, 60, 80, 90, 100, 120, 130, 190,
    ].map((step) => [String(step), `${step * 4}px`]),
  ),
);

/** Colors have the names used by Chakra's components and our recipes. */
export const tokens = defineTokens({
  // The contrast test checks every text color against its background.
  colors: {
    ...toTokens({ accent: '#5c1422', accentHover: '#46101a' }),
    bg: toTokens({
      DEFAULT: '#faf8f4',
      panel: '#ffffff',
      subtle: '#f2eee6',
      error: '#fbf0ee',
      success: '#e7efe9',
      overlay: 'rgb(28 26 23 / 0.45)',
    }),
    fg: toTokens({
      DEFAULT: '#1c1a17',
      muted: '#5c564c',
      subtle: '#8a8377',
      inverted: '#faf8f4',
      error: '#8f1d1d',
      success: '#2f5a41',
    }),
    border: toTokens({ DEFAULT: '#e3dccf', control: '#8a8377', error: '#8f1d1d' }),
  },
  fonts: toTokens({
    display: "'Cormorant Garamond', 'Cormorant Fallback', Garamond, 'Times New Roman', serif",
    text: "'Figtree Variable', 'Figtree Fallback', system-ui, -apple-system, 'Segoe UI', sans-serif",
  }),
  fontSizes: toTokens({
    xs: '0.75rem',
    sm: '0.8125rem',
    md: '0.875rem',
    lg: '0.9375rem',
    xl: '1rem',
    '2xl': '1.0625rem',
    '3xl': '1.375rem',
    '4xl': '1.5rem',
    '5xl': '1.625rem',
    '6xl': '2rem',
    '7xl': '2.25rem',
  }),
  fontWeights: toTokens({ normal: '400', medium: '500' }),
  letterSpacings: toTokens({
    wide: '0.04em',
    wider: '0.06em',
    widest: '0.14em',
  }),
  lineHeights: toTokens({
    none: '1',
    tight: '1.1',
    short: '1.2',
    snug: '1.4',
    normal: '1.5',
    tall: '1.6',
  }),
  spacing: {
    ...steps,
    // Between the sections of a page, of the home page; between the parts of a band.
    chapter: { value: 'clamp(56px, 7vw, 96px)' },
    section: { value: 'clamp(56px, 7vw, 104px)' },
    band: { value: 'clamp(48px, 5vw, 80px)' },
    columns: { value: 'clamp(40px, 6vw, 110px)' },
    wideColumns: { value: 'clamp(40px, 7vw, 120px)' },
  },
  sizes: {
    ...steps,
    full: { value: '100%' },
    content: { value: '1200px' },
    wide: { value: '1500px' },
    prose: { value: '68ch' },
    measure: { value: '44ch' },
    menuDrawer: { value: '320px' },
    cartDrawer: { value: '360px' },
    dialog: { value: '400px' },
    toast: { value: '380px' },
    // Beside a page's main column; wider with large text.
    summary: { value: 'clamp(360px, 22.5rem, 40%)' },
    // The height of a page while its contents load.
    page: { value: '700px' },
    // The size of a touch target (WCAG 2.5.5).
    target: { value: '44px' },
  },
  // A line separates parts; hairlines and rules have the color of their use.
  borders: toTokens({
    line: '1px solid {colors.border}',
    hairline: '1px solid',
    rule: '2px solid',
  }),
  radii: toTokens({ full: '9999px' }),
  shadows: toTokens({ raised: '0 8px 24px rgb(28 26 23 / 0.08)' }),
  // The load time is unknown, so the bar approaches its end within 5 s.
  animations: toTokens({ load: 'load 5s cubic-bezier(0.1, 0.6, 0.2, 1) forwards' }),
  zIndex: toTokens({
    header: 20,
    menu: 30,
    modal: 50,
    toast: 60,
    skip: 70,
    progress: 80,
  }),
  durations: toTokens({ fast: '120ms', menu: '200ms' }),
});

export const semanticTokens = defineSemanticTokens({
  spacing: { gutter: { value: { base: '20px', md: '32px' } } },
});

export const keyframes = {
  'fade-in': { from: { opacity: '0' } },
  'fade-out': { to: { opacity: '0' } },
  rise: { from: { opacity: '0', transform: 'translateY(8px)' } },
  'slide-from-left': { from: { transform: 'translateX(-100%)' } },
  'slide-to-left': { to: { transform: 'translateX(-100%)' } },
  'slide-from-right': { from: { transform: 'translateX(100%)' } },
  'slide-to-right': { to: { transform: 'translateX(100%)' } },
  'slide-from-top': { from: { transform: 'translateY(-100%)' } },
  pulse: { '50%': { opacity: '0.55' } },
  load: { from: { transform: 'scaleX(0.05)' }, to: { transform: 'scaleX(0.95)' } },
};

/** Chakra's form of tokens: an object around each value. */
export function toTokens<Name extends string, Value>(values: Readonly<Record<Name, Value>>) {
  return Object.fromEntries(
    Object.entries<Value>(values).map(([name, value]) => [name, { value }]),
  ) as Record<Name, { value: Value }>;
}
