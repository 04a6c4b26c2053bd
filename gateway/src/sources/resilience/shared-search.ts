import type { SearchObjectKey, SearchQuery, SearchSource } from '../search/types.ts';
import type { SwrCache } from '../swr-cache.ts';
import { batchAcrossRequests } from './batch-across-requests.ts';
import type { Guard } from './guard.ts';

/** A call's answer is below a megabyte then. */
const RECORDS_PER_CALL = 400;
/** The service's own limit for queries; objects are records. */
const QUERIES_PER_CALL = 50;

type Part<Key, Answer> = {
  readonly kind: string;
  readonly ask: (keys: readonly Key[]) => Promise<Answer[]>;
};

/** Asks for what nobody has asked for, all in one call, and shares the rest. */
const shared =
  <Key, Answer>(memo: SwrCache, { kind, ask }: Part<Key, Answer>) =>
  (keys: readonly Key[]): Promise<Answer[]> => {
    const missing: Key[] = [];
    let sent: Promise<Answer[]> | undefined;
    const read = async (key: Key): Promise<Answer> => {
      const place = missing.push(key) - 1;
      // The keys are gone through in one go; what is missing is known after it.
      sent ??= Promise.resolve().then(() => ask(missing));
      const answer = (await sent)[place];
      if (answer === undefined) throw new RangeError('The search service answered too few queries');
      return answer;
    };
    return Promise.all(
      keys.map((key) => memo.get(`${kind}:${JSON.stringify(key)}`, () => read(key))),
    );
  };

/**
 * The search service for all requests: behind `guard`, with the queries of requests that run at the same moment in one
 * call, and those that several of them make made once. What `memo` still holds stands in when the service fails.
 */
export const shareSearch = (source: SearchSource, guard: Guard, memo: SwrCache): SearchSource => ({
  queries: shared(memo, {
    kind: 'catalogue',
    ask: batchAcrossRequests(
      (queries: readonly SearchQuery[]) =>
        guard.run(() => source.queries(queries), { isRead: true }),
      {
        keys: QUERIES_PER_CALL,
        records: RECORDS_PER_CALL,
        recordsOf: ({ hitsPerPage }) => hitsPerPage,
      },
    ),
  }),
  objects: shared(memo, {
    kind: 'catalogue',
    ask: batchAcrossRequests(
      (keys: readonly SearchObjectKey[]) => guard.run(() => source.objects(keys), { isRead: true }),
      { keys: RECORDS_PER_CALL, records: RECORDS_PER_CALL, recordsOf: () => 1 },
    ),
  }),
});
