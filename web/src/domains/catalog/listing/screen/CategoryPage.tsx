import type { CategoryListingQuery } from '../../../../generated/documents.ts';
import { encodedOnce } from '../../../../shared/encodedOnce.ts';
import { usualDefaults } from '../address/listingChanges.ts';
import type { ListingParams } from '../address/listingParams.ts';
import type { WaysOut } from './EmptyListing.tsx';
import { ListingHead } from './ListingHead.tsx';
import { ListingScreen } from './ListingScreen.tsx';

/** A category's or designer's page. */
export function CategoryPage(props: {
  path: string;
  params: ListingParams;
  ways: WaysOut;
  isPartial: boolean;
  list: CategoryListingQuery;
}) {
  const { category, productSearch } = props.list;
  const own = { name: category?.name ?? 'Items', path: props.path };
  const above = (category?.breadcrumbs ?? []).filter(
    (step) => encodedOnce(step.path) !== props.path,
  );
  const designersIndex = { name: 'Designers', path: '/our-designers' };
  const way = category?.isDesigner
    ? [designersIndex, ...above.filter((step) => step.path !== '/designers')]
    : above;
  const { term } = props.params;
  const screen = {
    path: props.path,
    params: props.params,
    ways: props.ways,
    isPartial: props.isPartial,
    defaults: usualDefaults,
    title: term ? `Results for “${term}” in ${own.name}` : own.name,
    description: category?.description ?? null,
    steps: [...way, own],
    result: productSearch,
  };
  return (
    <>
      <ListingHead {...screen} />
      <ListingScreen {...screen} />
    </>
  );
}
