import { Link, useSearchParams } from 'react-router';

/** Links to the pages of a long list; nothing with one page. */
export function PageLinks({ page, pageCount }: { page: number; pageCount: number }) {
  const [search] = useSearchParams();
  if (pageCount < 2) return null;
  const to = (number: number) => {
    const params = new URLSearchParams(search);
    params.set('page', String(number));
    return `?${params}`;
  };
  return (
    <nav className="e-sell-pages" aria-label="Pages">
      {Array.from({ length: pageCount }, (_, index) => index + 1).map((number) => (
        <Link key={number} to={to(number)} aria-current={number === page ? 'page' : undefined}>
          {number}
        </Link>
      ))}
    </nav>
  );
}
