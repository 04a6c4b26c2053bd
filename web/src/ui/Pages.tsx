import { Link } from 'react-router';
import { pageSteps } from './pageSteps.ts';
import './pages.css';

interface PagesProps {
  /** The page that is shown, 1-based. */
  readonly page: number;
  readonly pageCount: number;
  /** The address of a page, 1-based. */
  readonly hrefOf: (page: number) => string;
}

/** Links to the other pages of a list; nothing for a list of one page. */
export function Pages({ page, pageCount, hrefOf }: PagesProps) {
  if (pageCount < 2) return null;
  return (
    <nav className="e-pages" aria-label="Pages">
      {page > 1 && (
        <Link to={hrefOf(page - 1)} rel="prev">
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
                to={hrefOf(step)}
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
        <Link to={hrefOf(page + 1)} rel="next">
          Next
        </Link>
      )}
    </nav>
  );
}
