import { Heart } from 'lucide-react';
import { createElement, type ElementType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import createLucideIcon from './createLucideIcon.ts';

/** The package declares no types for single icons. */
const HEART: string = 'lucide-react/dist/esm/icons/heart.mjs';

it('renders an icon as lucide-react does', async () => {
  const { __iconData } = await import(HEART);
  const Icon = createLucideIcon(__iconData);
  for (const props of [
    {},
    { size: 16, strokeWidth: 1.3, className: 'e-heart' },
    { 'aria-label': 'Saved', fill: 'red' },
  ])
    expect(drawn(Icon, props)).toBe(drawn(Heart, props));
});

const drawn = (Icon: ElementType, props: object) =>
  parts(renderToStaticMarkup(createElement(Icon, props)));

/** The svg's attributes in alphabetical order, and its contents. */
function parts(markup: string): string {
  const [, attributes = '', content = ''] = markup.match(/^<svg ([^>]*)>(.*)<\/svg>$/) ?? [];
  return `${attributes.match(/[\w-]+="[^"]*"/g)?.sort()} ${content}`;
}
