import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { ApolloProvider } from '@apollo/client/react';
import { ChakraProvider } from '@chakra-ui/react/styled-system';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { AppLoadContext, EntryContext, HandleErrorFunction } from 'react-router';
import { ServerRouter } from 'react-router';
import { isIncomplete, serverClient } from './apollo/serverClient.server.ts';
import { knownFilterCodes } from './domains/catalog/listing/loader/loadListing.ts';
import { toCacheControl } from './lib/server/cacheControl.ts';
import { fallbackErrorPage } from './lib/server/fallbackErrorPage.server.ts';
import { inlineCriticalCss } from './lib/server/inlineCriticalCss.server.ts';
import { log } from './lib/server/log.server.ts';
import { NonceContext } from './lib/server/pageContext.ts';
import { renderToString, withStyles } from './lib/server/renderToString.server.ts';
import { getSystem } from './theme/system.ts';

/** Created when the server starts, before the first request. */
const system = getSystem();

/** Milliseconds until pending data of a page is aborted. Read by React Router. */
export const streamTimeout = 10_000;

/** The Retry-After of an unavailable page. */
const RETRY_SECONDS = '5';

/** Pages whose loader failed because the gateway is unavailable. */
const unavailablePages = new WeakSet<AppLoadContext>();

/**
 * Logs the cause of an error page. React Router hides it from the renderer, so the page's status is determined here.
 */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (isUnavailable(error)) unavailablePages.add(context);
  // Without the query, which may have a secret.
  if (!request.signal.aborted)
    log.error({ err: error, path: new URL(request.url).pathname }, 'page failed');
};

/** Renders the page completely before sending it, so that it can be cached as bytes with its styles in the head. */
export default async function handleRequest(
  request: Request,
  routerStatus: number,
  headers: Headers,
  context: EntryContext,
  loadContext: AppLoadContext = {},
): Promise<Response> {
  const { page } = loadContext;
  const status = unavailablePages.has(loadContext) ? 503 : routerStatus;
  if (page) {
    page.filterCodes = knownFilterCodes(serverClient(loadContext)) ?? page.filterCodes;
    page.features = context.staticHandlerContext.loaderData.root?.site.features ?? page.features;
  }
  headers.set('Content-Type', 'text/html; charset=utf-8');
  if (!headers.has('Cache-Control'))
    headers.set('Cache-Control', toCacheControl(request.url, status));
  if (status === 503 && !headers.has('Retry-After')) headers.set('Retry-After', RETRY_SECONDS);
  if (request.method === 'HEAD') return new Response(null, { status, headers });

  try {
    return await renderPage(request, { status, headers, context, loadContext });
  } catch (error) {
    // Without router errors, rendering this page failed: rethrowing makes the router request the error page. With
    // router errors, this was the error page.
    if (!context.staticHandlerContext.errors) throw error;
    log.error({ err: error }, 'error page failed');
    headers.set('Cache-Control', 'no-store');
    return new Response(fallbackErrorPage(page?.nonce), { status: 500, headers });
  }
}

async function renderPage(
  request: Request,
  responseParts: {
    status: number;
    headers: Headers;
    context: EntryContext;
    loadContext: AppLoadContext;
  },
): Promise<Response> {
  const { status, headers, context, loadContext } = responseParts;
  const nonce = loadContext.page?.nonce;
  // The key is the browser's default.
  const styles = createCache({ key: 'css', ...(nonce && { nonce }) });
  const rendered = await renderToString(
    <CacheProvider value={styles}>
      <ApolloProvider client={serverClient(loadContext)}>
        <NonceContext value={nonce}>
          <ChakraProvider value={system}>
            <ServerRouter context={context} url={request.url} {...(nonce && { nonce })} />
          </ChakraProvider>
        </NonceContext>
      </ApolloProvider>
    </CacheProvider>,
    { styles, timeoutMs: streamTimeout, nonce },
  );
  const styled = withStyles(rendered.html, styles);
  const html = import.meta.env.PROD ? inlineCriticalCss(styled, nonce) : styled;
  if (rendered.hasFailed || isIncomplete(loadContext)) headers.set('Cache-Control', 'no-store');
  return new Response(html, { status: rendered.hasFailed ? 500 : status, headers });
}

const UNAVAILABLE_CODES = new Set<unknown>([
  'SERVICE_UNAVAILABLE',
  'UPSTREAM_UNAVAILABLE',
  'UPSTREAM_TIMEOUT',
]);

/** True if a loader failed because the gateway or one of its services is temporarily unavailable. */
function isUnavailable(error: unknown): boolean {
  if (CombinedGraphQLErrors.is(error)) {
    return error.errors.some(({ extensions }) => UNAVAILABLE_CODES.has(extensions?.code));
  }
  if (ServerError.is(error)) return error.statusCode === 503;
  return isNetworkError(error);
}

/**
 * `fetch` rejects with a TypeError whose cause is the socket's error, and with a TimeoutError after our own timeout.
 */
function isNetworkError(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error.name === 'TimeoutError') return true;
  return error instanceof TypeError && error.message === 'fetch failed';
}
