import type { algoliasearch } from 'algoliasearch';
import { Agent } from 'undici';
import { currentRequest } from '../../core/request-scope.ts';
import { failureOf, type HttpLimits, isTimeout } from '../http.ts';
import { retryAfterMs } from '../retry-after.ts';
import { sendRequest } from '../send-request.ts';
import { UpstreamError } from '../upstream-error.ts';

type ClientOptions = NonNullable<Parameters<typeof algoliasearch>[2]>;
type Requester = NonNullable<ClientOptions['requester']>;
type Response = Awaited<ReturnType<Requester['send']>>;
type Request = Parameters<Requester['send']>[0];

/** The search client's transport; `close` ends its connections. */
export type SearchRequester = Requester & { close(): Promise<void> };

/** What limits a call of the search service. */
export type SearchLimits = Pick<HttpLimits, 'connectMs' | 'readMs' | 'answerBytes'>;

const SERVICE = 'search';
const TOO_MANY = 429;
/** How long a service that names no time is left alone when it is asked too much, in milliseconds. */
const WAIT_MS = 1_000;

const hostFailure = (error: unknown): Response => ({
  status: 0,
  content: error instanceof Error ? error.message : 'failed',
  isTimedOut: isTimeout(error),
});

/**
 * Sends the search client's requests over kept-alive connections. A host that fails gets status 0, so that the
 * client goes on to the next one; what another host cannot mend is thrown.
 * @throws {UpstreamError} when the service asks to wait, or nobody waits for the answer any more.
 */
export const createSearchRequester = (limits: SearchLimits): SearchRequester => {
  const agent = new Agent({
    connections: 64,
    keepAliveTimeout: 4_000,
    connect: { timeout: limits.connectMs },
  });
  const ask = async (request: Request): Promise<Response> => {
    const url = new URL(request.url);
    const answer = await sendRequest(agent, {
      options: {
        origin: url.origin,
        path: `${url.pathname}${url.search}`,
        method: request.method,
        headers: request.headers,
        body: typeof request.data === 'string' ? request.data : null,
      },
      service: SERVICE,
      ms: limits.readMs,
      atMostBytes: limits.answerBytes,
      isRead: true,
    });
    const { status, text: content } = answer;
    const wanted = retryAfterMs(answer.headers['retry-after']);
    if (status === TOO_MANY || (status >= 500 && wanted > 0)) {
      const wait = wanted || WAIT_MS;
      const detail = { message: 'asks to wait', status, retryAfterMs: wait };
      throw new UpstreamError('UPSTREAM_UNAVAILABLE', SERVICE, detail);
    }
    return { status, content, isTimedOut: false };
  };
  return {
    async send(request) {
      const asker = currentRequest()?.signal;
      try {
        asker?.throwIfAborted();
        return await ask(request);
      } catch (error) {
        if (error instanceof UpstreamError) throw error;
        if (asker?.aborted) throw failureOf(SERVICE, error);
        return hostFailure(error);
      }
    },
    close: () => agent.close(),
  };
};
