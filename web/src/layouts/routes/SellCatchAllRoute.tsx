import { data, redirect } from 'react-router';
import { UNKNOWN_ROUTE } from '../errors/ErrorMessage.tsx';
import type { Route } from './+types/SellCatchAllRoute.ts';

/** Addresses that people shorten by hand, and where they mean to go. */
const MEANT: Readonly<Record<string, string>> = {
  '': '/selling-consignment',
  index: '/sell/items',
  'index/index': '/sell/items',
  'index/new': '/sell/new',
};

/** Nothing of the catalogue lives below /sell, so an unknown path there is simply not a page. */
export const loader = ({ params }: Route.LoaderArgs) => {
  const meant = MEANT[params['*']?.replace(/\/+$/, '') ?? ''];
  if (meant) throw redirect(meant, 302);
  throw data(UNKNOWN_ROUTE, { status: 404 });
};

/** Nothing is ever shown here: the loader leads away. */
export default function SellCatchAllRoute() {
  return null;
}
