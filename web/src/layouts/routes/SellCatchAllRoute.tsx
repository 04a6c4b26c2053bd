import { data } from 'react-router';
import { UNKNOWN_ROUTE } from '../errors/ErrorMessage.tsx';

/** Nothing of the catalogue lives below /sell, so an unknown path there is simply not a page. */
export const loader = () => {
  throw data(UNKNOWN_ROUTE, { status: 404 });
};

export default function SellCatchAllRoute() {
  return null;
}
