import { Fragment, type SubmitEvent, useMemo } from 'react';
import { isOnSaleOnly, withPrice, withSold } from '../address/listingChanges.ts';
import { priceOf } from '../address/listingParams.ts';
import type { ListingView } from '../address/useListing.ts';
import type { Listing_ResultFragment } from '../loader/Listing.generated.ts';
import { FilterGroup } from './FilterGroup.tsx';
import { shownFacets } from './facetOrder.ts';
import { PriceGroup } from './PriceGroup.tsx';

/** Groups that stand open at first; the rest open on demand. */
const openGroups = 4;
/** The price stands after designer and category. */
const pricePlace = 2;

/** All filters of a listing as one form: without JavaScript it is sent whole, with it each change applies at once. */
export function FilterPanel({
  listing,
  result,
}: {
  listing: ListingView;
  result: Listing_ResultFragment;
}) {
  const { params, path, change } = listing;
  const price = <PriceGroup bounds={result.priceBounds} listing={listing} />;
  const facets = useMemo(() => shownFacets(result.facets), [result.facets]);
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const dollars = (name: string) => priceOf(String(form.get(name) ?? ''));
    const next = withPrice(params, dollars('min'), dollars('max'));
    // Enter in another field sends the form too.
    if (next.min !== params.min || next.max !== params.max) change(next);
  };
  return (
    <form className="e-filter-form" method="get" action={path} onSubmit={handleSubmit}>
      {params.term && <input type="hidden" name="term" value={params.term} />}
      {params.sorter && <input type="hidden" name="sorter" value={params.sorter} />}
      {facets.map((facet, index) => (
        <Fragment key={facet.code}>
          {index === pricePlace && price}
          <FilterGroup
            facet={facet}
            isOpen={index < openGroups || (params.filters[facet.code]?.length ?? 0) > 0}
            listing={listing}
          />
        </Fragment>
      ))}
      {facets.length <= pricePlace && price}
      {!isOnSaleOnly(listing.defaults) && (
        <label className="e-value e-sold-toggle">
          <input
            type="checkbox"
            name="includeSold"
            value="true"
            checked={params.includeSold}
            onChange={(event) => change(withSold(params, event.target.checked))}
          />
          <span className="e-value-name">Include recently sold</span>
        </label>
      )}
      <noscript>
        <button type="submit">Apply filters</button>
      </noscript>
    </form>
  );
}
