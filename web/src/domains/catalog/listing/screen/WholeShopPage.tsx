import {
  type SearchListingQuery,
  useSearchListingQuery,
} from '../loader/ListingQueries.generated.ts';
import { listingVariables } from '../loader/listingVariables.ts';
import type { WholeShop } from '../loader/loadListing.ts';
import { ListingScreen, type ListingScreenProps } from './ListingScreen.tsx';

type WholeShopPageProps = WholeShop &
  Pick<ListingScreenProps, 'title' | 'description' | 'suggestions'> & {
    /** The page's name as the last step of the way to it. */
    readonly crumb: string;
    readonly partial: SearchListingQuery | null;
  };

/** A list of the whole shop: search and latest arrivals. */
export function WholeShopPage({ crumb, partial, ...list }: WholeShopPageProps) {
  const variables = listingVariables(list.params, list.defaults);
  const { data } = useSearchListingQuery({ variables, skip: partial !== null });
  const result = (partial ?? data)?.productSearch;
  if (!result) return null;
  return (
    <ListingScreen
      {...list}
      steps={[{ name: crumb, path: list.path }]}
      result={result}
      isPartial={partial !== null}
    />
  );
}
