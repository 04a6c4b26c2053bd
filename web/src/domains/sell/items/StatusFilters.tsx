import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { scrollToCurrent } from '#lib/browser/showCurrent.ts';
import { searchOf } from './listParams.ts';
import type { SellItemFilter, SellItemListQuery } from './SellItem.generated.ts';

/** The statuses in order with their counts, and the two lists of parcels. Each is an address of its own. */
export function StatusFilters(props: {
  data: SellItemListQuery | undefined;
  /** The statuses of this page; all eleven when empty. */
  base: readonly SellItemFilter[];
  current: SellItemFilter | null;
  isPayouts: boolean;
}) {
  const { data, base, current, isPayouts } = props;
  const statuses = (data?.sellItemFilters ?? []).filter(
    ({ status }) => base.length === 0 || base.includes(status),
  );
  const place = useRef<HTMLElement>(null);
  const isKnown = data !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another filter, and the first counts, move what is shown.
  useEffect(() => scrollToCurrent(place.current), [current, isPayouts, isKnown]);
  const all = statuses.reduce((sum, { count }) => sum + count, 0);
  const entry = (filter: SellItemFilter | null, label: string, count: number | undefined) => (
    <li key={label}>
      <Link
        to={{ search: searchOf(filter) }}
        preventScrollReset
        aria-current={!isPayouts && filter === current ? 'true' : undefined}
        data-none={count === 0 || undefined}
      >
        {label} <span className="e-sell-count">{count ?? ''}</span>
      </Link>
    </li>
  );
  return (
    <nav className="e-sell-filters" aria-label="Filter by status" ref={place}>
      <ul>
        {entry(null, 'All', data && all)}
        {statuses.map(({ status, label, count }) => entry(status, label, count))}
      </ul>
      <ul>
        {entry('TO_SHIP', 'To ship', data?.toShip.totalCount)}
        {entry('SHIPPED', 'Shipped', data?.shipped.totalCount)}
        <li>
          <Link to="?view=payouts" preventScrollReset aria-current={isPayouts ? 'true' : undefined}>
            Payouts
          </Link>
        </li>
      </ul>
    </nav>
  );
}
