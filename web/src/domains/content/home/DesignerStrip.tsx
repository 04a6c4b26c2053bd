import { Link } from 'react-router';
import type { DesignerStrip_CategoryFragment } from '../../../generated/documents.ts';
import { formatCount } from '../../../shared/counts.ts';
import { byName } from '../../../shared/plainText.ts';
import { TextLink } from '../../../ui/TextLink.tsx';

const SHOWN = 12;

/** The designers with most pieces on sale, in alphabetical order. */
export function DesignerStrip({
  categories,
}: {
  categories: readonly DesignerStrip_CategoryFragment[];
}) {
  const shown = categories
    .filter((category) => category.productCount > 0)
    .toSorted((a, b) => b.productCount - a.productCount)
    .slice(0, SHOWN)
    .toSorted(byName);
  if (shown.length === 0) return null;
  return (
    <section className="e-wrap e-wide e-section" aria-labelledby="designers">
      <div className="e-section-head">
        <h2 id="designers" className="e-heading">
          The houses
        </h2>
        <TextLink to="/our-designers">All designers, A to Z</TextLink>
      </div>
      <ul className="e-designers">
        {shown.map((category) => (
          <li key={category.id}>
            <Link to={category.path}>
              {category.name}
              <span>{formatCount(category.productCount)} pieces</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
