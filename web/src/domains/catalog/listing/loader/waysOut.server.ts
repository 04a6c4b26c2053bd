import { serverClient } from '../../../../apollo/loader.server.ts';
import { ListingNames, SuggestedTerm } from '../../../../generated/documents.ts';
import type { WaysOut } from '../screen/EmptyListing.tsx';
import { suggestTerm } from './suggestTerm.ts';

const MOST_DESIGNERS = 10;
const NONE: WaysOut = { designers: [], suggestion: null };

/**
 * Ways out of an empty list: designers with the most items on sale, and words that the searched ones may have meant and
 * that find something. None of both for a list that is not empty.
 */
export async function waysOut(
  request: Request,
  { term, totalCount }: { term: string; totalCount: number },
): Promise<WaysOut> {
  if (totalCount > 0) return NONE;
  const { data } = await serverClient(request).query({ query: ListingNames, errorPolicy: 'all' });
  const designers = data?.designers?.categories ?? [];
  const names = [...designers, ...(data?.kinds?.categories ?? [])].map(({ name }) => name);
  return {
    designers: [...designers]
      .sort((a, b) => b.productCount - a.productCount)
      .slice(0, MOST_DESIGNERS)
      .map(({ name, path }) => ({ name, path })),
    suggestion: await fruitful(request, suggestTerm(term, names)),
  };
}

/** The words themselves when they find something; null otherwise. */
async function fruitful(request: Request, term: string | null): Promise<string | null> {
  if (term === null) return null;
  const { data } = await serverClient(request).query({
    query: SuggestedTerm,
    variables: { term },
    errorPolicy: 'all',
  });
  return (data?.productSearch?.totalCount ?? 0) > 0 ? term : null;
}
