import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, it } from 'vitest';
import { ThemeProvider } from '#ui/render.test-helpers.tsx';
import { SocialStrip } from './SocialStrip.tsx';

/** The strip as the server sends it, without the styles that it names. */
function markupOf(html: string | null, hasSocialFeed: boolean): string {
  const Stub = createRoutesStub([
    { id: 'root', path: '/', Component: () => createElement(SocialStrip, { html }) },
  ]);
  const root = { site: { hasSocialFeed } };
  const page = createElement(Stub, { hydrationData: { loaderData: { root } } });
  const markup = renderToStaticMarkup(createElement(ThemeProvider, null, page));
  return markup.replace(/<style.*?<\/style>/gs, '');
}

it('is no empty frame: without the editors’ block there is none before a feed has been read', () => {
  expect(markupOf(null, false)).toBe('');
  expect(markupOf(null, true)).toBe('<div></div>');
});

it('frames the editors’ block, with or without a feed to come', () => {
  for (const hasSocialFeed of [false, true]) {
    expect(markupOf('<p>Monday</p>', hasSocialFeed)).toMatch(
      /<h2.*Lately in the shop.*<p>Monday<\/p>/,
    );
  }
});
