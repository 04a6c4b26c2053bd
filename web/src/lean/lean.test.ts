import { readFileSync } from 'node:fs';
import { parse, print } from 'graphql';
import { Heart } from 'lucide-react';
import { createElement, type ElementType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import createLucideIcon from './createLucideIcon.ts';
import * as small from './graphql.ts';
import { gql } from './graphql-tag.ts';

const MANIFEST = new URL('../../../schema/trusted-documents.json', import.meta.url);
/** The package declares no types for its single icons. */
const HEART: string = 'lucide-react/dist/esm/icons/heart.mjs';

it('prints every operation of the shop as the reference implementation does', () => {
  const texts = Object.values<string>(JSON.parse(readFileSync(MANIFEST, 'utf8')));
  expect(texts.length).toBeGreaterThan(100);
  for (const text of texts) expect(small.print(small.parse(text))).toBe(print(parse(text)));
});

it('gives one document for one text, and refuses what is no GraphQL', () => {
  expect(gql('{ menu { id } }')).toBe(gql('{ menu { id } }'));
  expect(gql('{ menu { id } }').definitions).toHaveLength(1);
  expect(() => gql('{ menu ')).toThrow();
});

it('draws an icon as lucide-react does', async () => {
  const { __iconData } = await import(HEART);
  const Lean = createLucideIcon(__iconData);
  for (const props of [
    {},
    { size: 16, strokeWidth: 1.3, className: 'e-heart' },
    { 'aria-label': 'Saved', fill: 'red' },
  ])
    expect(drawn(Lean, props)).toBe(drawn(Heart, props));
});

const drawn = (Icon: ElementType, props: object) =>
  parts(renderToStaticMarkup(createElement(Icon, props)));

/** The attributes of the svg, in alphabetical order, and what it holds. */
function parts(markup: string): string {
  const [, attributes = '', content = ''] = markup.match(/^<svg ([^>]*)>(.*)<\/svg>$/) ?? [];
  return `${attributes.match(/[\w-]+="[^"]*"/g)?.sort()} ${content}`;
}
