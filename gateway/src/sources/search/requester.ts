import type { algoliasearch } from 'algoliasearch';
import { Agent, errors } from 'undici';

type ClientOptions = NonNullable<Parameters<typeof algoliasearch>[2]>;
type Requester = NonNullable<ClientOptions['requester']>;
type Response = Awaited<ReturnType<Requester['send']>>;

/** The search client's transport; `close` ends its connections. */
export type SearchRequester = Requester & { close(): Promise<void> };

const TIMEOUTS = [errors.HeadersTimeoutError, errors.BodyTimeoutError, errors.ConnectTimeoutError];

const failure = (error: unknown): Response => ({
  status: 0,
  content: error instanceof Error ? error.message : 'failed',
  isTimedOut:
    TIMEOUTS.some((kind) => error instanceof kind) ||
    (error instanceof Error && error.name === 'TimeoutError'),
});

/** Sends the search client's requests over kept-alive connections. It never rejects: the client reads the status. */
export const createSearchRequester = (): SearchRequester => {
  const agent = new Agent({
    connections: 64,
    keepAliveTimeout: 4_000,
    connect: { timeout: 1_000 },
  });
  return {
    async send(request) {
      const url = new URL(request.url);
      try {
        const answer = await agent.request({
          origin: url.origin,
          path: `${url.pathname}${url.search}`,
          method: request.method,
          headers: request.headers,
          body: typeof request.data === 'string' ? request.data : null,
          signal: AbortSignal.timeout(request.connectTimeout + request.responseTimeout),
        });
        const content = await answer.body.text();
        const retryAfter = answer.headers['retry-after'];
        const headers = typeof retryAfter === 'string' ? { 'retry-after': retryAfter } : {};
        return { status: answer.statusCode, content, isTimedOut: false, headers };
      } catch (error) {
        return failure(error);
      }
    },
    close: () => agent.close(),
  };
};
