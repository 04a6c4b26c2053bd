const colours = new Map(
  Object.entries({
    black: '#17171a',
    white: '#f4f2ee',
    ivory: '#efe8da',
    beige: '#d6c2a4',
    tan: '#b5793f',
    camel: '#b98b5a',
    brown: '#5b3a26',
    taupe: '#8b7d6b',
    burgundy: '#5c1422',
    red: '#b3122a',
    pink: '#dca3a9',
    'light pink': '#efcdd0',
    orange: '#d9641c',
    yellow: '#e2bb3f',
    green: '#2f5a41',
    navy: '#1c2742',
    blue: '#3f66a4',
    purple: '#5a3b72',
    grey: '#86868a',
    gray: '#86868a',
    silver: '#c9cbce',
    gold: '#d3ab5b',
    'rose gold': '#c9907c',
    champagne: '#e3d0b1',
  }),
);
const many =
  'conic-gradient(#b3122a, #d9641c, #e2bb3f, #2f5a41, #3f66a4, #5a3b72, #dca3a9, #b3122a)';

/** The CSS background of a colour's swatch by its name in any case; null for a colour without one. */
export function swatchOf(name: string): string | null {
  const key = name.trim().toLowerCase();
  if (key === 'multicolor' || key === 'multicolour') return many;
  return colours.get(key) ?? null;
}
