import { type GraphQLResolveInfo, responsePathAsArray } from 'graphql';
import { reportPartial } from '../../core/request-scope.ts';
import { isServiceFailure } from '../../sources/service-failure.ts';

/** Two ways to the same thing. */
export interface FallbackSources<T> {
  readonly fromSearch: () => Promise<T>;
  /** Null when it is not to be had there. */
  readonly fromCommerce: () => Promise<T | null>;
}

/**
 * What the search service gives. While it cannot be asked, what the commerce back end tells, and the failure among the
 * errors of the answer.
 * @throws the search service's failure when the commerce back end has nothing to tell either.
 */
export const withFallback = async <T>(
  { fromSearch, fromCommerce }: FallbackSources<T>,
  { path }: Pick<GraphQLResolveInfo, 'path'>,
): Promise<T> => {
  try {
    return await fromSearch();
  } catch (failure) {
    if (!isServiceFailure(failure)) throw failure;
    const known = await fromCommerce().catch(() => null);
    if (known === null) throw failure;
    reportPartial({ failure, path: responsePathAsArray(path) });
    return known;
  }
};
