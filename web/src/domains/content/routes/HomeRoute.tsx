import { useReadQuery } from '@apollo/client/react';
import { Link } from 'react-router';
import { apolloLoader } from '../../../apollo/loader.server.ts';
import { HomeRoute as HomeRouteDocument } from '../../../generated/documents.ts';
import type { Route } from './+types/HomeRoute.ts';

export const loader = apolloLoader<Route.LoaderArgs>()(({ preloadQuery }) => ({
  home: preloadQuery(HomeRouteDocument, { errorPolicy: 'all' }),
}));

export default function HomeRoute({ loaderData }: Route.ComponentProps) {
  const { data } = useReadQuery(loaderData.home);
  return (
    <div className="e-wrap">
      <title>Encore</title>
      <h1>Encore</h1>
      <ul>
        {data.arrivals.products.map((product) => (
          <li key={product.sku}>
            <Link to={product.path}>{product.name}</Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
