import { data, redirect } from 'react-router';
import { UNKNOWN_ROUTE } from '../errors/ErrorPage.tsx';
import type { Route } from './+types/SellCatchAllRoute.ts';

const TARGETS: Readonly<Record<string, string>> = {
  '': '/selling-consignment',
  index: '/sell/items',
  'index/index': '/sell/items',
  'index/new': '/sell/new',
};

/** There are no catalog pages below /sell, so an unknown path is a 404. */
export const loader = ({ params }: Route.LoaderArgs) => {
  const target = TARGETS[params['*']?.replace(/\/+$/, '') ?? ''];
  if (target) throw redirect(target, 302);
  throw data(UNKNOWN_ROUTE, { status: 404 });
};

/** Never rendered: the loader always redirects or throws. */
export default function SellCatchAllRoute() {
  return null;
}
