import { Breadcrumb } from '@chakra-ui/react';
import { Link } from 'react-router';
import { breadcrumb } from '#theme/recipes/controls.ts';

export interface Crumb {
  readonly name: string;
  /** Path of the page; null for the current page. */
  readonly path: string | null;
}

export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <Breadcrumb.Root recipe={breadcrumb} aria-label="Breadcrumb">
      <Breadcrumb.List>
        <Breadcrumb.Item>
          <Breadcrumb.Link asChild>
            <Link to="/">Home</Link>
          </Breadcrumb.Link>
        </Breadcrumb.Item>
        {crumbs.map((crumb, index) => (
          <Breadcrumb.Item key={crumb.path ?? crumb.name}>
            {crumb.path && index < crumbs.length - 1 ? (
              <Breadcrumb.Link asChild>
                <Link to={crumb.path}>{crumb.name}</Link>
              </Breadcrumb.Link>
            ) : (
              <span aria-current="page">{crumb.name}</span>
            )}
          </Breadcrumb.Item>
        ))}
      </Breadcrumb.List>
    </Breadcrumb.Root>
  );
}
