import type { algoliasearch } from 'algoliasearch';
import { Agent } from 'undici';
import { type HttpLimits, sendRequest } from '../http.ts';
import { UpstreamError } from '../upstream-error.ts';

type ClientOptions = NonNullable<Parameters<typeof algoliasearch>[2]>;
type Requester = NonNullable<ClientOptions['requester']>;

/** The search client's transport; `close` closes its connections. */
type SearchRequester = Requester & { close(): Promise<void> };

export type SearchLimits = Pick<HttpLimits, 'connectMs' | 'readMs' | 'responseBytes'>;

const SERVICE = 'search';
const TOO_MANY_REQUESTS = 429;
/** Back-off in milliseconds after a rejection without Retry-After. */
const DEFAULT_WAIT_MS = 1_000;

/**
 * Sends the search client's requests over persistent connections. A failed host yields status 0, so that the client
 * tries the next one; errors that another host cannot fix are thrown.
 * @throws {UpstreamError} if the service requests a back-off, the response is too large, or the caller has disconnected
 */
export function createSearchRequester(limits: SearchLimits): SearchRequester {
  const agent = new Agent({
    connections: 64,
    keepAliveTimeout: 4_000,
    connect: { timeout: limits.connectMs },
    maxResponseSize: limits.responseBytes,
  });
  const options = { service: SERVICE, timeoutMs: limits.readMs, isRead: true };
  return {
    async send({ url, method, headers, data }) {
      const { origin, pathname, search } = new URL(url);
      const body = typeof data === 'string' ? data : null;
      try {
        const request = { origin, path: `${pathname}${search}`, method, headers, body };
        const { status, text, retryAfterMs } = await sendRequest(agent, request, options);
        if (status === TOO_MANY_REQUESTS || (status >= 500 && retryAfterMs > 0)) {
          throw new UpstreamError('UPSTREAM_UNAVAILABLE', SERVICE, {
            message: 'asks to wait',
            status,
            retryAfterMs: retryAfterMs || DEFAULT_WAIT_MS,
          });
        }
        return { status, content: text, isTimedOut: false };
      } catch (error) {
        const isHostFailure =
          error instanceof UpstreamError &&
          error.status === 0 &&
          !error.isAborted &&
          error.fault !== 'BAD_UPSTREAM';
        if (!isHostFailure) throw error;
        const isTimedOut = error.fault === 'UPSTREAM_TIMEOUT';
        return { status: 0, content: error.message, isTimedOut };
      }
    },
    close: () => agent.close(),
  };
}
