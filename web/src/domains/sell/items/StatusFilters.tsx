import { Link as ChakraLink, chakra } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { scrollToCurrent } from '#lib/browser/scrollToCurrent.ts';
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

interface StatusFiltersProps {
  readonly data: SellItemListQuery | undefined;
  /** The filters of this page; all eleven if empty. */
  readonly base: readonly SellItemFilter[];
  readonly current: SellItemFilter | null;
  readonly isPayouts: boolean;
}

/** The statuses with their counts, and the two lists of parcels, as links. */
export function StatusFilters({ data, base, current, isPayouts }: StatusFiltersProps) {
  const statuses = (data?.sellItemFilters ?? []).filter(
    ({ status }) => base.length === 0 || base.includes(status),
  );
  const nav = useRef<HTMLElement>(null);
  const isKnown = data !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another filter, and the first counts, move what is shown.
  useEffect(() => scrollToCurrent(nav.current), [current, isPayouts, isKnown]);
  const all = statuses.reduce((sum, { count }) => sum + count, 0);
  const isCurrent = (filter: SellItemFilter | null) => !isPayouts && filter === current;
  return (
    <chakra.nav css={styles.root} aria-label="Filter by status" ref={nav}>
      <chakra.ul css={styles.list}>
        <FilterLink label="All" count={data && all} search="" isCurrent={isCurrent(null)} />
        {statuses.map(({ status, label, count }) => (
          <FilterLink
            key={status}
            label={label}
            count={count}
            search={toSearch(status)}
            isCurrent={isCurrent(status)}
          />
        ))}
      </chakra.ul>
      <chakra.ul css={styles.list}>
        <FilterLink
          label="To ship"
          count={data?.toShip?.totalCount}
          search={toSearch('TO_SHIP')}
          isCurrent={isCurrent('TO_SHIP')}
        />
        <FilterLink
          label="Shipped"
          count={data?.shipped?.totalCount}
          search={toSearch('SHIPPED')}
          isCurrent={isCurrent('SHIPPED')}
        />
        <FilterLink label="Payouts" search="?view=payouts" isCurrent={isPayouts} />
      </chakra.ul>
    </chakra.nav>
  );
}

const toSearch = (filter: SellItemFilter) => `?status=${filter.toLowerCase()}`;

interface FilterLinkProps {
  readonly label: string;
  readonly search: string;
  readonly isCurrent: boolean;
  readonly count?: number | undefined;
}

function FilterLink({ label, search, isCurrent, count }: FilterLinkProps) {
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
