import { Link } from 'react-router';
import type { CategoryStrip_CategoryFragment } from '../../../generated/documents.ts';
import { formatCount } from '../../../shared/counts.ts';

/** The pseudo-category that holds the designers' pages; they have a strip of their own. */
const DESIGNERS = '/designers';

/** The top categories in one line, largest first. */
export function CategoryStrip({
  categories,
}: {
  categories: readonly CategoryStrip_CategoryFragment[];
}) {
  const top = categories
    .filter(
      ({ level, path, productCount }) => level === 1 && path !== DESIGNERS && productCount > 0,
    )
    .toSorted((a, b) => b.productCount - a.productCount);
  if (top.length === 0) return null;
  return (
    <nav className="e-wrap e-wide e-strip" aria-label="Categories">
      <ul>
        {top.map((category) => (
          <li key={category.id}>
            <Link to={category.path}>
              {category.name} <span>{formatCount(category.productCount)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
