import { ApolloProvider } from '@apollo/client/react';
import { CacheProvider } from '@emotion/react';
import type { AppLoadContext, EntryContext } from 'react-router';
import { ServerRouter } from 'react-router';
import { isIncomplete } from './apollo/incomplete.server.ts';
import { serverClient } from './apollo/loader.server.ts';
import { knownFilterCodes } from './domains/catalog/listing/loader/listingLoader.server.ts';
import { cacheControlOf } from './shared/cacheControl.ts';
import { fallbackErrorPage } from './shared/fallbackErrorPage.server.ts';
import { paintFirst } from './shared/firstPaint.server.ts';
import { NonceContext } from './shared/NonceContext.ts';
import type {} from './shared/pageContext.ts';
import { renderToText, withStyles } from './shared/renderToText.server.ts';
import { makeEmotionCache } from './theme/emotion.ts';

/** Milliseconds a page may take before what is missing is left to the browser. Read by React Router. */
export const streamTimeout = 10_000;

/** When to come back after a page that could not be read. */
const RETRY_SECONDS = '5';

/** Renders a page whole, so that it can be cached as bytes and its styles stand in the head. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  { page }: AppLoadContext = {},
): Promise<Response> {
  if (page) page.filterCodes = knownFilterCodes() ?? page.filterCodes;
  headers.set('Content-Type', 'text/html; charset=utf-8');
  if (!headers.has('Cache-Control'))
    headers.set('Cache-Control', cacheControlOf(request.url, status));
  if (status === 503 && !headers.has('Retry-After')) headers.set('Retry-After', RETRY_SECONDS);
  if (request.method === 'HEAD') return new Response(null, { status, headers });

  try {
    return await renderPage(request, { status, headers, context, nonce: page?.nonce });
  } catch (error) {
    // Without errors this was the page: the router now asks for the error page. With errors, this was the error page.
    if (!context.staticHandlerContext.errors) throw error;
    console.error(error);
    headers.set('Cache-Control', 'no-store');
    return new Response(fallbackErrorPage(page?.nonce), { status: 500, headers });
  }
}

async function renderPage(
  request: Request,
  answer: { status: number; headers: Headers; context: EntryContext; nonce: string | undefined },
): Promise<Response> {
  const { status, headers, context, nonce } = answer;
  const styles = makeEmotionCache(nonce);
  const rendered = await renderToText(
    <CacheProvider value={styles}>
      <ApolloProvider client={serverClient(request)}>
        <NonceContext value={nonce}>
          <ServerRouter context={context} url={request.url} {...(nonce && { nonce })} />
        </NonceContext>
      </ApolloProvider>
    </CacheProvider>,
    { styles, timeoutMs: streamTimeout, nonce },
  );
  const styled = withStyles(rendered.html, styles);
  const html = import.meta.env.PROD ? paintFirst(styled, nonce) : styled;
  if (rendered.hasFailed || isIncomplete(request)) headers.set('Cache-Control', 'no-store');
  return new Response(html, { status: rendered.hasFailed ? 500 : status, headers });
}
