import { encodedOnce } from '#lib/format/encodedOnce.ts';
import {
  type CategoryListingQuery,
  type SearchListingQuery,
  useCategoryListingQuery,
  useSearchListingQuery,
} from '../loader/Listing.generated.ts';
import { listingVariables, type WholeShop } from '../loader/loadListing.ts';
import { usualDefaults } from '../url/listingChanges.ts';
import { ListingScreen, type ListingScreenProps } from './ListingScreen.tsx';

type CategoryPageProps = Pick<ListingScreenProps, 'path' | 'params' | 'suggestions'> & {
  readonly categoryId: string;
  readonly partial: CategoryListingQuery | null;
};

export function CategoryPage({ categoryId, partial, ...list }: CategoryPageProps) {
  const variables = { categoryId, ...listingVariables(list.params, usualDefaults) };
  const { data } = useCategoryListingQuery({ variables, skip: partial !== null });
  const { category, productSearch } = partial ?? data ?? {};
  if (!productSearch) return null;
  const name = category?.name ?? 'Items';
  const { term } = list.params;
  return (
    <ListingScreen
      {...list}
      defaults={usualDefaults}
      title={term ? `Results for “${term}” in ${name}` : name}
      description={category?.description ?? null}
      landingHtml={category?.landingBlock?.content ?? null}
      crumbs={[...crumbsAbove(category, list.path), { name, path: list.path }]}
      result={productSearch}
      isPartial={partial !== null}
    />
  );
}

function crumbsAbove(category: CategoryListingQuery['category'] | undefined, path: string) {
  // The path of this page may have Magento's suffix, which the category's own lacks, or the other way round.
  const own = [path, category?.path];
  const above = (category?.breadcrumbs ?? []).filter(
    (crumb) => !own.includes(encodedOnce(crumb.path)) && !own.includes(crumb.path),
  );
  if (!category?.isDesigner) return above;
  const index = { name: 'Designers', path: '/our-designers' };
  return [index, ...above.filter((crumb) => crumb.path !== '/designers')];
}

type WholeShopPageProps = WholeShop &
  Pick<ListingScreenProps, 'title' | 'description' | 'suggestions'> & {
    /** The last breadcrumb. */
    readonly crumb: string;
    readonly partial: SearchListingQuery | null;
  };

export function WholeShopPage({ crumb, partial, ...list }: WholeShopPageProps) {
  const variables = listingVariables(list.params, list.defaults);
  const { data } = useSearchListingQuery({ variables, skip: partial !== null });
  const result = (partial ?? data)?.productSearch;
  if (!result) return null;
  return (
    <ListingScreen
      {...list}
      crumbs={[{ name: crumb, path: list.path }]}
      result={result}
      isPartial={partial !== null}
    />
  );
}
