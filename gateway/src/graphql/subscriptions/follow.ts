import {
  createSourceEventStream,
  type ExecutionArgs,
  type ExecutionResult,
  execute,
} from 'graphql';

/** What is given for each thing that happens, until `return`. */
export type Followed = AsyncGenerator<ExecutionResult, void, undefined>;

const isIterable = (value: unknown): value is AsyncIterable<unknown> =>
  typeof value === 'object' && value !== null && Symbol.asyncIterator in value;

/** Codes after which nothing more would be told. */
const LAST_CODES: readonly unknown[] = ['UNAUTHENTICATED', 'FORBIDDEN'];

const isLast = ({ errors = [] }: ExecutionResult): boolean =>
  errors.some(({ extensions }) => LAST_CODES.includes(extensions.code));

/** What following needs. */
export interface FollowMeans {
  /** Makes the context of the beginning, and of each answer. */
  readonly contextOf: () => Promise<unknown>;
  /** Runs each answer in its own time. */
  readonly within: <T>(job: () => Promise<T>) => Promise<T>;
  /** A result as the client sees it. */
  readonly show: (result: ExecutionResult) => ExecutionResult;
}

/**
 * Begins to follow a subscription. Each thing that happens is answered with a context of its own, so that nothing of an
 * earlier answer is told again, and nothing at all to a session that has ended: that answer is the last one.
 */
export const follow = async (
  args: ExecutionArgs,
  { contextOf, within, show }: FollowMeans,
): Promise<Followed | ExecutionResult> => {
  const source = await createSourceEventStream({ ...args, contextValue: await contextOf() });
  // Without data it would not be taken for an answer.
  if (!isIterable(source)) return { data: null, ...show(source) };
  const events = source[Symbol.asyncIterator]();
  const answer = (entry: unknown): Promise<ExecutionResult> =>
    within(async () => {
      const contextValue = await contextOf();
      return show(await execute({ ...args, rootValue: entry, contextValue }));
    });
  const end = async (): Promise<IteratorReturnResult<undefined>> => {
    await events.return?.();
    return { done: true, value: undefined };
  };
  let isOver = false;
  const followed: Followed = {
    async next() {
      if (isOver) return end();
      const { done, value } = await events.next();
      if (done) return end();
      const result = await answer(value);
      isOver = isLast(result);
      return { done: false, value: result };
    },
    return: end,
    throw: async (error: unknown) => {
      await end();
      throw error;
    },
    [Symbol.asyncIterator]: () => followed,
    [Symbol.asyncDispose]: async () => {
      await end();
    },
  };
  return followed;
};
