import DataLoader from 'dataloader';
import { errorOf } from '../../core/thrown.ts';
import { UpstreamError } from '../upstream-error.ts';

/** What one call may carry. */
export interface CallLimits<Key> {
  readonly keys: number;
  /** Records that its answer may bring. */
  readonly records: number;
  /** How many records a key brings at most. */
  readonly recordsOf: (key: Key) => number;
}

/** The askers of one call, each with its keys. What one asks for is never divided. */
const callsOf = <Key>(askers: readonly (readonly Key[])[], limits: CallLimits<Key>) => {
  const calls: (readonly Key[])[][] = [];
  let left = { keys: 0, records: 0 };
  for (const keys of askers) {
    const records = keys.reduce((sum, key) => sum + limits.recordsOf(key), 0);
    const last = calls.at(-1);
    const fits = last !== undefined && keys.length <= left.keys && records <= left.records;
    if (fits) last.push(keys);
    else calls.push([keys]);
    const before = fits ? left : limits;
    left = { keys: before.keys - keys.length, records: before.records - records };
  }
  return calls;
};

/** True when the fault may lie in what one of the askers wants: an outage fails them all. */
const isAboutOne = (error: unknown): boolean =>
  error instanceof UpstreamError && error.fault === 'BAD_UPSTREAM' && error.status < 500;

/**
 * `ask` for many askers: what is asked for in one turn of the event loop goes out together, so that a busy gateway
 * makes fewer calls. When a call is refused, or its answer is of no use, each of its askers is served alone.
 */
export const batchAcrossRequests = <Key, Answer>(
  ask: (keys: readonly Key[]) => Promise<Answer[]>,
  limits: CallLimits<Key>,
): ((keys: readonly Key[]) => Promise<Answer[]>) => {
  const alone = (keys: readonly Key[]) => ask(keys).catch(errorOf);
  const together = async (askers: readonly (readonly Key[])[]): Promise<(Answer[] | Error)[]> => {
    if (askers.length === 1) return Promise.all(askers.map(alone));
    try {
      const answers = await ask(askers.flat());
      let at = 0;
      return askers.map(({ length }) => {
        at += length;
        return answers.slice(at - length, at);
      });
    } catch (error) {
      if (isAboutOne(error)) return Promise.all(askers.map(alone));
      return askers.map(() => errorOf(error));
    }
  };
  const loader = new DataLoader<readonly Key[], Answer[]>(
    async (askers) => (await Promise.all(callsOf(askers, limits).map(together))).flat(),
    { cache: false, batchScheduleFn: (send) => void setImmediate(send) },
  );
  return (keys) => loader.load(keys);
};
