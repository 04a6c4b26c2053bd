import { Link } from 'react-router';
import { useFeatures } from '#lib/site/useSite.ts';
import { chipsOf } from '../address/chips.ts';
import { withoutFilters, withSold } from '../address/listingChanges.ts';
import { emptyParams, listingHref } from '../address/listingParams.ts';
import { saveHref } from '../address/saveHref.ts';
import type { ListingView } from '../address/useListing.ts';
import type { EmptyStateSuggestions } from '../loader/emptyStateSuggestions.ts';

/**
 * Nothing found: what was asked for and what may have been meant, how to widen it one filter at a time, a search to keep,
 * and designers many people look for (ux 12).
 */
export function EmptyListing({
  title,
  listing,
  suggestions,
}: {
  title: string;
  listing: ListingView;
  suggestions: EmptyStateSuggestions | null;
}) {
  const { params, path } = listing;
  const { designers = [], term: suggestion = null } = suggestions ?? {};
  const features = useFeatures();
  const save = features.has('SAVED_SEARCHES') ? saveHref(path, title, params) : null;
  const offers = chipsOf(params).filter((chip) => chip.offer !== null);
  return (
    <div className="e-empty">
      <h2>{params.term ? `Nothing found for “${params.term}”` : 'Nothing here right now'}</h2>
      {suggestion && (
        <p>
          Did you mean{' '}
          <Link className="e-link" to={listingHref(path, { ...params, term: suggestion, page: 1 })}>
            {suggestion}
          </Link>
          ?
        </p>
      )}
      <p>
        {offers.length > 0
          ? 'No item matches all of these at once. Leave one out:'
          : `Every piece is one of a kind and the selection changes daily. ${params.term ? 'Try other words' : 'Look in again'}, or browse a designer.`}
      </p>
      {!params.term && !params.includeSold && (
        <p>
          <Link className="e-link" to={listingHref(path, withSold(params, true))}>
            See what was sold recently
          </Link>
        </p>
      )}
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
      {save && (
        <p>
          <Link className="e-link" to={save} rel="nofollow">
            Save this search
          </Link>{' '}
          and hear from us when something comes in.
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
