import { Link } from 'react-router';

export interface Crumb {
  readonly name: string;
  /** Path of the page; null for the page one is on. */
  readonly path: string | null;
}

/** The way from the home page to this one; the last step is the page itself. */
export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav className="e-breadcrumbs" aria-label="Breadcrumb">
      <ol>
        <li>
          <Link to="/">Home</Link>
        </li>
        {crumbs.map((crumb, index) => (
          <li key={crumb.path ?? crumb.name}>
            {crumb.path && index < crumbs.length - 1 ? (
              <Link to={crumb.path}>{crumb.name}</Link>
            ) : (
              <span aria-current="page">{crumb.name}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
