import { LRUCache } from 'lru-cache';
import type { HttpAnswer, HttpRequest, HttpService } from '../http.ts';
import { UpstreamError } from '../upstream-error.ts';
import type { Guard } from './guard.ts';

/** A whole answer that says that the service has failed. */
class FailedAnswer extends UpstreamError {
  readonly answer: HttpAnswer;

  constructor(service: string, answer: HttpAnswer) {
    const { status, retryAfterMs } = answer;
    super('UPSTREAM_UNAVAILABLE', service, { message: `answered ${status}`, status, retryAfterMs });
    this.answer = answer;
  }
}

/** Two calls are the same when they ask the same for the same person. */
const keyOf = ({ method, path, headers, body = '' }: HttpRequest): string =>
  [method, path, headers.authorization ?? '', body].join('\n');

const MOST_REFUSALS = 1_000;
const TOO_MANY = 429;

/**
 * `http` behind `guard`. A call that was answered 429 with a Retry-After gets the same answer until then; a
 * whole service that says 503 so is left alone until then.
 */
export const guardHttp = (http: HttpService, guard: Guard, service: string): HttpService => {
  const refused = new LRUCache<string, HttpAnswer>({ max: MOST_REFUSALS });
  const send = async (request: HttpRequest): Promise<HttpAnswer> => {
    const answer = await http.send(request);
    if (answer.status >= 500) throw new FailedAnswer(service, answer);
    if (answer.status === TOO_MANY && answer.retryAfterMs > 0) {
      refused.set(keyOf(request), answer, { ttl: answer.retryAfterMs });
    }
    return answer;
  };
  return {
    async send(request) {
      const known = refused.size > 0 ? refused.get(keyOf(request)) : undefined;
      if (known !== undefined) return known;
      try {
        return await guard.run(() => send(request), request);
      } catch (error) {
        if (error instanceof FailedAnswer) return error.answer;
        throw error;
      }
    },
    close: () => http.close(),
  };
};
