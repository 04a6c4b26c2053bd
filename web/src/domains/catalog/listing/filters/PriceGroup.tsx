import { Button } from '@chakra-ui/react';
import { formatCount } from '#lib/format/counts.ts';
import { formatDollars } from '#lib/format/money.ts';
import type { ListingView } from '../address/useListing.ts';
import type { Listing_ResultFragment } from '../loader/Listing.generated.ts';

/** The price range as two number fields; Enter or the button applies it. */
export function PriceGroup({
  bounds,
  listing,
}: {
  bounds: Listing_ResultFragment['priceBounds'];
  listing: ListingView;
}) {
  const { min, max } = listing.params;
  const lowest = bounds ? Math.floor(Number(bounds.min.amount)) : null;
  const highest = bounds ? Math.ceil(Number(bounds.max.amount)) : null;
  return (
    <details className="e-filter-group" open>
      <summary>Price</summary>
      <div className="e-price-fields" key={`${min}-${max}`}>
        <PriceField name="min" label="From" value={min} hint={lowest} />
        <PriceField name="max" label="To" value={max} hint={highest} />
        <Button type="submit" variant="outline">
          Apply
        </Button>
      </div>
      {lowest !== null && highest !== null && (
        <p className="e-filter-none">
          {formatDollars(lowest)} to {formatDollars(highest)} in this list
        </p>
      )}
    </details>
  );
}

function PriceField(props: {
  name: string;
  label: string;
  value: number | null;
  hint: number | null;
}) {
  return (
    <label>
      <span>{props.label}, $</span>
      <input
        className="e-input"
        type="number"
        inputMode="decimal"
        min={0}
        step="any"
        name={props.name}
        defaultValue={props.value ?? ''}
        placeholder={props.hint === null ? '' : formatCount(props.hint)}
      />
    </label>
  );
}
