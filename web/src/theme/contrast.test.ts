import { expect, test } from 'vitest';
import { getSystem } from './system.ts';
import { tokens } from './tokens.ts';

const { accent, accentHover, bg, fg, border } = tokens.colors;

interface Color {
  readonly value: string;
}

function luminance({ value }: Color): number {
  const parts = value.match(/[0-9a-f]{2}/g) ?? [];
  const [red = 0, green = 0, blue = 0] = parts.map((part) => {
    const value = Number.parseInt(part, 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(a: Color, b: Color): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].toSorted((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

const GROUNDS = [bg.DEFAULT, bg.panel, bg.subtle];

test.each(
  Object.entries({
    fg: fg.DEFAULT,
    'fg.muted': fg.muted,
    accent,
    accentHover,
    'fg.error': fg.error,
    'fg.success': fg.success,
  }),
)('%s is readable on every background (4.5:1)', (_name, text) => {
  for (const ground of GROUNDS) expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5);
});

test.each([fg.subtle, border.control])('$value suits large text and controls (3:1)', (color) => {
  for (const ground of GROUNDS) expect(contrast(color, ground)).toBeGreaterThanOrEqual(3);
});

test.each([accent, fg.DEFAULT, fg.error])('inverted text is readable on $value', (ground) => {
  expect(contrast(fg.inverted, ground)).toBeGreaterThanOrEqual(4.5);
});

test('defines every color under its name in the style sheet', () => {
  const css = JSON.stringify(getSystem().getTokenCss()).toLowerCase();
  for (const { value: hex } of [accent, ...GROUNDS, ...Object.values(fg), ...Object.values(border)])
    expect(css).toMatch(new RegExp(`"--e-colors-[a-z-]+":"${hex}`));
});
