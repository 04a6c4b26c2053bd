import type { HttpService } from '../sources/http.ts';
import type { SearchSource } from '../sources/search/types.ts';
import { UpstreamError } from '../sources/upstream-error.ts';
import type { Observer } from './observer.ts';

const statusOf = (error: unknown): number => (error instanceof UpstreamError ? error.status : 0);

interface Call<Answer> {
  readonly service: string;
  readonly method: string;
  readonly make: () => Promise<Answer>;
  /** The HTTP status of a good answer. */
  readonly statusOf: (answer: Answer) => number;
}

const reported = async <Answer>(observer: Observer, call: Call<Answer>): Promise<Answer> => {
  const { service, method } = call;
  const [startedAt, begun] = [Date.now(), performance.now()];
  const report = (status: number) =>
    observer.upstream({ service, method, status, startedAt, ms: performance.now() - begun });
  try {
    const answer = await call.make();
    report(call.statusOf(answer));
    return answer;
  } catch (error) {
    report(statusOf(error));
    throw error;
  }
};

/** `http`, with every call reported under the name `service`. */
export const observedHttp = (
  http: HttpService,
  service: string,
  observer: Observer,
): HttpService => ({
  send: (request) =>
    reported(observer, {
      service,
      method: request.method,
      make: () => http.send(request),
      statusOf: ({ status }) => status,
    }),
  close: () => http.close(),
});

/** `search`, with every call reported. */
export const observedSearch = <Source extends SearchSource>(
  search: Source,
  observer: Observer,
): Source => {
  const watched = <T>(make: () => Promise<T>): Promise<T> =>
    reported(observer, { service: 'search', method: 'POST', make, statusOf: () => 200 });
  return {
    ...search,
    queries: (queries) => watched(() => search.queries(queries)),
    objects: (keys) => watched(() => search.objects(keys)),
  };
};
