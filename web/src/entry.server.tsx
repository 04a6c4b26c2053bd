import { ApolloProvider } from '@apollo/client/react';
import { CacheProvider } from '@emotion/react';
import type { EntryContext } from 'react-router';
import { ServerRouter } from 'react-router';
import { isIncomplete } from './apollo/incomplete.server.ts';
import { serverClient } from './apollo/loader.server.ts';
import { cacheControlOf } from './shared/cacheControl.ts';
import { paintFirst } from './shared/firstPaint.server.ts';
import { LAST_RESORT_HTML } from './shared/lastResort.server.ts';
import { renderToText, withStyles } from './shared/renderToText.server.ts';
import { makeEmotionCache } from './theme/emotion.ts';

/** Milliseconds a page may take before what is missing is left to the browser. Read by React Router. */
export const streamTimeout = 10_000;

/** Renders a page whole, so that it can be cached as bytes and its styles stand in the head. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  headers.set('Content-Type', 'text/html; charset=utf-8');
  if (!headers.has('Cache-Control'))
    headers.set('Cache-Control', cacheControlOf(request.url, status));
  if (request.method === 'HEAD') return new Response(null, { status, headers });

  try {
    return await renderPage(request, { status, headers, context });
  } catch (error) {
    // Without errors this was the page: the router now asks for the error page. With errors, this was the error page.
    if (!context.staticHandlerContext.errors) throw error;
    console.error(error);
    headers.set('Cache-Control', 'no-store');
    return new Response(LAST_RESORT_HTML, { status: 500, headers });
  }
}

async function renderPage(
  request: Request,
  answer: { status: number; headers: Headers; context: EntryContext },
): Promise<Response> {
  const { status, headers, context } = answer;
  const styles = makeEmotionCache();
  const rendered = await renderToText(
    <CacheProvider value={styles}>
      <ApolloProvider client={serverClient(request)}>
        <ServerRouter context={context} url={request.url} />
      </ApolloProvider>
    </CacheProvider>,
    { styles, timeoutMs: streamTimeout },
  );
  const styled = withStyles(rendered.html, styles);
  const html = import.meta.env.PROD ? paintFirst(styled) : styled;
  if (rendered.hasFailed || isIncomplete(request)) headers.set('Cache-Control', 'no-store');
  return new Response(html, { status: rendered.hasFailed ? 500 : status, headers });
}
