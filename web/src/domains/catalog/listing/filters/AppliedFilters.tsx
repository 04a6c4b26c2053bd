import { Link } from 'react-router';
import { chipsOf } from '../address/chips.ts';
import { withoutFilters } from '../address/listingChanges.ts';
import { listingHref } from '../address/listingParams.ts';
import type { ListingView } from '../address/useListing.ts';

/** Every applied filter as a chip that takes it away; links, so that they work without JavaScript too. */
export function AppliedFilters({ listing }: { listing: ListingView }) {
  const chips = chipsOf(listing.params);
  if (chips.length === 0) return null;
  return (
    <ul className="e-chips" aria-label="Applied filters">
      {chips.map((chip) => (
        <li key={chip.key}>
          <Link
            className="e-chip"
            to={listingHref(listing.path, chip.without)}
            preventScrollReset
            aria-label={`Remove ${chip.label}`}
          >
            {chip.label}
            <span aria-hidden="true">×</span>
          </Link>
        </li>
      ))}
      <li>
        <Link
          className="e-link e-chip-clear"
          to={listingHref(listing.path, withoutFilters(listing.params))}
          preventScrollReset
        >
          Clear all
        </Link>
      </li>
    </ul>
  );
}
