import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, it } from 'vitest';
import { ThemeProvider } from '#ui/render.test-helpers.tsx';
import { SocialStrip } from './SocialStrip.tsx';

/** The strip as rendered by the server, without class names. */
function renderMarkup(html: string | null, hasSocialFeed: boolean): string {
  const Stub = createRoutesStub([
    { id: 'root', path: '/', Component: () => createElement(SocialStrip, { html }) },
  ]);
  const root = { site: { hasSocialFeed } };
  const page = createElement(Stub, { hydrationData: { loaderData: { root } } });
  const markup = renderToStaticMarkup(createElement(ThemeProvider, null, page));
  return markup.replace(/<style.*?<\/style>/gs, '');
}

it("has no empty frame before a feed is read when the editors' block is missing", () => {
  expect(renderMarkup(null, false)).toBe('');
  expect(renderMarkup(null, true)).toBe('<div></div>');
});

it("frames the editors' block with and without a feed", () => {
  for (const hasSocialFeed of [false, true]) {
    expect(renderMarkup('<p>Monday</p>', hasSocialFeed)).toMatch(
      /<h2.*Lately in the shop.*<p>Monday<\/p>/,
    );
  }
});
