import { Link } from 'react-router';
import { withPage } from './listing-changes.ts';
import { type ListingParams, listingHref } from './listing-params.ts';
import { pageSteps } from './pages.ts';

/** Links to the other pages of a list; page numbers are 1-based. */
export function Pagination({
  path,
  params,
  pageCount,
}: {
  path: string;
  params: ListingParams;
  pageCount: number;
}) {
  if (pageCount < 2) return null;
  const { page } = params;
  const href = (to: number) => listingHref(path, withPage(params, to));
  return (
    <nav className="e-pages" aria-label="Pages">
      {page > 1 && (
        <Link to={href(page - 1)} rel="prev" className="e-page-step">
          Previous
        </Link>
      )}
      <ol>
        {pageSteps(page, pageCount).map((step, index, steps) => (
          <li key={step === 'gap' ? `gap-after-${steps[index - 1]}` : step}>
            {step === 'gap' ? (
              <span>…</span>
            ) : (
              <Link
                to={href(step)}
                aria-label={`Page ${step}`}
                aria-current={step === page ? 'page' : undefined}
              >
                {step}
              </Link>
            )}
          </li>
        ))}
      </ol>
      {page < pageCount && (
        <Link to={href(page + 1)} rel="next" className="e-page-step">
          Next
        </Link>
      )}
    </nav>
  );
}
