import { expect, test } from 'vitest';
import { getSystem } from './system.ts';
import { palette } from './tokens.ts';

type Colour = keyof typeof palette;

function luminance(colour: Colour): number {
  const parts = palette[colour].match(/[0-9a-f]{2}/g) ?? [];
  const [red = 0, green = 0, blue = 0] = parts.map((part) => {
    const value = Number.parseInt(part, 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(a: Colour, b: Colour): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].toSorted((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

const GROUNDS: Colour[] = ['paper', 'raised', 'sunk'];

test.each(['ink', 'inkSoft', 'accent', 'accentHover', 'danger', 'success'] as const)(
  '%s is readable on every background (4.5:1)',
  (text) => {
    for (const ground of GROUNDS) expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5);
  },
);

test('inkFaint has enough contrast for large text and borders of controls (3:1)', () => {
  for (const ground of GROUNDS) expect(contrast('inkFaint', ground)).toBeGreaterThanOrEqual(3);
});

test.each(['accent', 'ink', 'danger'] as const)('paper is readable on %s', (ground) => {
  expect(contrast('paper', ground)).toBeGreaterThanOrEqual(4.5);
});

test('defines every color under its name in the style sheet', () => {
  const css = JSON.stringify(getSystem().getTokenCss()).toLowerCase();
  for (const hex of Object.values(palette))
    expect(css).toMatch(new RegExp(`"--e-colors-[a-z-]+":"${hex}`));
});
