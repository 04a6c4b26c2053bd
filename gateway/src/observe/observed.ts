import type { HttpService } from '../sources/http.ts';
import type { SearchSource } from '../sources/search/types.ts';
import { UpstreamError } from '../sources/upstream-error.ts';
import type { Observer } from './observer.ts';

const statusOf = (error: unknown): number => (error instanceof UpstreamError ? error.status : 0);

/** `http`, with every call reported under the name `service`. */
export const observedHttp = (
  http: HttpService,
  service: string,
  observer: Observer,
): HttpService => ({
  async send(request) {
    const [startedAt, begun] = [Date.now(), performance.now()];
    const report = (status: number) =>
      observer.upstream({
        service,
        method: request.method,
        status,
        startedAt,
        ms: performance.now() - begun,
      });
    try {
      const answer = await http.send(request);
      report(answer.status);
      return answer;
    } catch (error) {
      report(statusOf(error));
      throw error;
    }
  },
  close: () => http.close(),
});

/** `search`, with every call reported. */
export const observedSearch = <Source extends SearchSource>(
  search: Source,
  observer: Observer,
): Source => {
  const watched = async <T>(job: () => Promise<T>): Promise<T> => {
    const [startedAt, begun] = [Date.now(), performance.now()];
    const report = (status: number) =>
      observer.upstream({
        service: 'search',
        method: 'POST',
        status,
        startedAt,
        ms: performance.now() - begun,
      });
    try {
      const answer = await job();
      report(200);
      return answer;
    } catch (error) {
      report(statusOf(error));
      throw error;
    }
  };
  return {
    ...search,
    queries: (queries) => watched(() => search.queries(queries)),
    objects: (keys) => watched(() => search.objects(keys)),
  };
};
