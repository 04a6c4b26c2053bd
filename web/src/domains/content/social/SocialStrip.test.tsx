import type { ContextType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, it } from 'vitest';
import { RootDataContext } from '#lib/site/useSite.ts';
import { ThemeProvider } from '#ui/render.test-helpers.tsx';
import { SocialStrip } from './SocialStrip.tsx';

/** The strip as rendered by the server, without class names. */
function renderMarkup(html: string | null, hasSocialFeed: boolean): string {
  const data = { site: { hasSocialFeed } } as ContextType<typeof RootDataContext>;
  const Stub = createRoutesStub([{ path: '/', Component: () => <SocialStrip html={html} /> }]);
  const markup = renderToStaticMarkup(
    <ThemeProvider>
      <RootDataContext value={data}>
        <Stub />
      </RootDataContext>
    </ThemeProvider>,
  );
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
