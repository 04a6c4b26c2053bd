import { Link } from 'react-router';
import { chipsOf } from './chips.ts';
import { withoutFilters } from './listing-changes.ts';
import { emptyParams, listingHref } from './listing-params.ts';
import type { ListingView } from './useListing.ts';

/** A designer's page as a way out. */
export type DesignerLink = { readonly name: string; readonly path: string };

/** Nothing found: what was asked for, how to widen it one filter at a time, and designers many people look for. */
export function EmptyListing({
  listing,
  designers,
}: {
  listing: ListingView;
  designers: readonly DesignerLink[];
}) {
  const { params, path } = listing;
  const offers = chipsOf(params).filter((chip) => chip.offer !== null);
  return (
    <div className="e-empty">
      <h2>{params.term ? `Nothing found for “${params.term}”` : 'Nothing here right now'}</h2>
      <p>
        {offers.length > 0
          ? 'No item matches all of these at once. Leave one out:'
          : 'Every piece is one of a kind and the selection changes daily. Try other words, or browse a designer.'}
      </p>
      {offers.length > 0 && (
        <ul className="e-empty-links">
          {offers.map((chip) => (
            <li key={chip.key}>
              <Link className="e-link" to={listingHref(path, chip.without)}>
                {chip.offer}
              </Link>
            </li>
          ))}
          <li>
            <Link className="e-link" to={listingHref(path, withoutFilters(params))}>
              Clear all
            </Link>
          </li>
        </ul>
      )}
      {params.term && path !== '/search' && (
        <p>
          <Link
            className="e-link"
            to={listingHref('/search', { ...emptyParams, term: params.term })}
          >
            Search the whole shop for “{params.term}”
          </Link>
        </p>
      )}
      {designers.length > 0 && (
        <>
          <h3>Popular designers</h3>
          <ul className="e-empty-links">
            {designers.map((designer) => (
              <li key={designer.path}>
                <Link className="e-link" to={designer.path}>
                  {designer.name}
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
