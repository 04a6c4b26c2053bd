import type { Memo } from '../shared/memo.ts';
import type { SearchSource } from '../sources/search/types.ts';
import type { Guard } from './guard.ts';

type Part<Key, Answer> = {
  readonly kind: string;
  readonly ask: (keys: readonly Key[]) => Promise<Answer[]>;
};

/** Asks for what nobody has asked for, all in one call, and shares the rest. */
const shared =
  <Key, Answer>(memo: Memo, { kind, ask }: Part<Key, Answer>) =>
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
 * The search service for all requests: behind `guard`, and each query that several requests make at the same
 * moment is asked once. What `memo` still holds stands in when the service fails.
 */
export const shareSearch = (source: SearchSource, guard: Guard, memo: Memo): SearchSource => ({
  queries: shared(memo, {
    kind: 'catalogue',
    ask: (queries) => guard.run(() => source.queries(queries), { isRead: true }),
  }),
  objects: shared(memo, {
    kind: 'catalogue',
    ask: (keys) => guard.run(() => source.objects(keys), { isRead: true }),
  }),
});
