import { useId, useState } from 'react';
import { formatCount } from '#lib/format/counts.ts';
import { matching } from '#lib/format/plainText.ts';
import { FindField } from '#ui/FindField.tsx';
import { hasValue, withValueToggled } from '../address/listingChanges.ts';
import type { ListingView } from '../address/useListing.ts';
import { formatValues } from '../address/valueList.ts';
import type { Listing_ResultFragment } from '../loader/Listing.generated.ts';
import { truncatedValues } from './facetOrder.ts';
import { swatchOf } from './swatches.ts';

type FacetValue = Listing_ResultFragment['facets'][number]['values'][number];

/** Values shown before "Show n more" (ux 8). */
const limit = 8;

/** One group of filter values; opens and closes without JavaScript. */
export function FilterGroup({
  facet,
  isOpen,
  listing,
}: {
  facet: { code: string; label: string; values: readonly FacetValue[] };
  isOpen: boolean;
  listing: ListingView;
}) {
  const [words, setWords] = useState('');
  const [isWhole, setIsWhole] = useState(false);
  const listId = useId();
  const found = matching(facet.values, words, (entry) => entry.value);
  const { shown, hidden } = truncatedValues(found, isWhole ? found.length : limit);
  const applied = listing.params.filters[facet.code]?.length ?? 0;
  return (
    <details className="e-filter-group" open={isOpen}>
      <summary>
        {facet.label}
        {applied > 0 && <span className="e-filter-applied">{applied} chosen</span>}
      </summary>
      {facet.code === 'manufacturer' && facet.values.length > limit && (
        <FindField
          label="Find a designer"
          aria-controls={listId}
          words={words}
          onWords={setWords}
        />
      )}
      <ul id={listId} className={facet.code === 'color' ? 'e-values e-values-colors' : 'e-values'}>
        {shown.map((entry) => (
          <FilterValue key={entry.value} code={facet.code} entry={entry} listing={listing} />
        ))}
      </ul>
      {found.length === 0 && <p className="e-filter-none">None found</p>}
      {(hidden > 0 || isWhole) && (
        <button
          type="button"
          className="e-filter-more"
          aria-expanded={isWhole}
          aria-controls={listId}
          onClick={() => setIsWhole(!isWhole)}
        >
          {isWhole ? 'Show fewer' : `Show ${hidden} more`}
        </button>
      )}
    </details>
  );
}

function FilterValue({
  code,
  entry,
  listing,
}: {
  code: string;
  entry: FacetValue;
  listing: ListingView;
}) {
  const isApplied = hasValue(listing.params, code, entry.value);
  const isDisabled = entry.isDisabled && !isApplied;
  const swatch = code === 'color' ? swatchOf(entry.value) : null;
  return (
    <li>
      <label className="e-value" data-disabled={isDisabled || undefined}>
        <input
          type="checkbox"
          name={code}
          value={formatValues([entry.value])}
          checked={isApplied}
          aria-disabled={isDisabled || undefined}
          onChange={() => {
            if (!isDisabled) listing.change(withValueToggled(listing.params, code, entry.value));
          }}
        />
        {swatch && <span className="e-swatch" style={{ background: swatch }} />}
        <span className="e-value-name">{entry.value}</span>
        <span className="e-value-count">
          {formatCount(entry.count)}
          <span className="e-hidden"> items</span>
        </span>
      </label>
    </li>
  );
}
