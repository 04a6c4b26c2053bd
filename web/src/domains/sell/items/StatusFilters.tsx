import { Link as ChakraLink, chakra } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { keepCurrentInView } from '#lib/browser/keepCurrentInView.ts';
import { sellFilters as styles } from '#theme/recipes/sell.ts';
import type { SellItemFilter, SellItemListQuery } from './SellItem.generated.ts';

const FILTERS: readonly SellItemFilter[] = [
  'NEW_QUOTE_REQUESTED',
  'QUOTE_READY_FOR_REVIEW',
  'QUOTE_DECLINED',
  'QUOTE_ACCEPTED',
  'ITEM_RECEIVED',
  'ITEM_RETURNED',
  'OFFER_READY_FOR_REVIEW',
  'OFFER_DECLINED',
  'ON_CONSIGNMENT',
  'WAITING_FOR_PAYMENT',
  'PAID',
  'TO_SHIP',
  'SHIPPED',
];

/** Parses a filter in a URL, such as `quote_ready_for_review`; null for none. */
export function toFilter(name: string | null): SellItemFilter | null {
  return FILTERS.find((filter) => filter === name?.toUpperCase()) ?? null;
}

/** The statuses of `base` (all eleven if empty) with their counts, and the two lists of parcels, as links. */
export function StatusFilters(props: {
  data: SellItemListQuery | undefined;
  base: readonly SellItemFilter[];
  current: SellItemFilter | null;
  isPayouts: boolean;
}) {
  const { data, base, current, isPayouts } = props;
  const statuses = (data?.sellItemFilters ?? []).filter(
    ({ status }) => base.length === 0 || base.includes(status),
  );
  const nav = useRef<HTMLElement>(null);
  const isKnown = data !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another filter, and the first counts, move what is shown.
  useEffect(() => keepCurrentInView(nav.current), [current, isPayouts, isKnown]);
  const all = statuses.reduce((sum, { count }) => sum + count, 0);
  const link = (label: string, filter: SellItemFilter | null, count: number | undefined) => (
    <FilterLink
      key={label}
      label={label}
      count={count}
      search={filter ? `?status=${filter.toLowerCase()}` : ''}
      isCurrent={!isPayouts && filter === current}
    />
  );
  return (
    <chakra.nav css={styles.root} aria-label="Filter by status" ref={nav}>
      <chakra.ul css={styles.list}>
        {link('All', null, data && all)}
        {statuses.map(({ status, label, count }) => link(label, status, count))}
      </chakra.ul>
      <chakra.ul css={styles.list}>
        {link('To ship', 'TO_SHIP', data?.toShip?.totalCount)}
        {link('Shipped', 'SHIPPED', data?.shipped?.totalCount)}
        <FilterLink label="Payouts" search="?view=payouts" isCurrent={isPayouts} />
      </chakra.ul>
    </chakra.nav>
  );
}

function FilterLink(props: {
  label: string;
  search: string;
  isCurrent: boolean;
  count?: number | undefined;
}) {
  const { label, search, isCurrent, count } = props;
  return (
    <li>
      <ChakraLink asChild variant="plain" css={styles.link}>
        <Link to={{ search }} preventScrollReset aria-current={isCurrent ? 'true' : undefined}>
          {label} <chakra.span css={styles.count}>{count}</chakra.span>
        </Link>
      </ChakraLink>
    </li>
  );
}
