import { effectiveSorter, withSorter } from '../address/listingChanges.ts';
import { sorterKeyOf, sorters } from '../address/sorters.ts';
import type { ListingView } from '../address/useListing.ts';

/** The order of the list: the six of the specification, in its order. */
export function SortSelect({ listing }: { listing: ListingView }) {
  const { params, defaults, change } = listing;
  return (
    <label className="e-sort">
      <span>Sort by</span>
      <select
        className="e-select"
        value={effectiveSorter(params, defaults)}
        onChange={(event) => {
          const sorter = sorterKeyOf(event.target.value);
          if (sorter) change(withSorter(params, sorter, defaults));
        }}
      >
        {sorters.map((sorter) => (
          <option key={sorter.key} value={sorter.key}>
            {sorter.label}
          </option>
        ))}
      </select>
    </label>
  );
}
