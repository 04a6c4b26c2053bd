import { chakra } from '@chakra-ui/react';
import { keepCurrentInView } from '#lib/browser/keepCurrentInView.ts';
import { sellFilters as styles } from '#theme/recipes/sell.ts';
import { TextLink } from '#ui/Links.tsx';
import type { SellItemFilter, SellItemListQuery } from './SellItem.generated.ts';

/** From the request to the owner's decision. */
export const QUOTES: readonly SellItemFilter[] = [
  'NEW_QUOTE_REQUESTED',
  'QUOTE_READY_FOR_REVIEW',
  'QUOTE_DECLINED',
  'QUOTE_ACCEPTED',
  'OFFER_READY_FOR_REVIEW',
  'OFFER_DECLINED',
];
const FILTERS: readonly SellItemFilter[] = [
  ...QUOTES,
  'ITEM_RECEIVED',
  'ITEM_RETURNED',
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

const PAYOUTS = '?view=payouts';
const toSearch = (filter: SellItemFilter | null) =>
  filter ? `?status=${filter.toLowerCase()}` : '';

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
  const all = statuses.reduce((sum, { count }) => sum + count, 0);
  const shown = isPayouts ? PAYOUTS : toSearch(current);
  const link = (label: string, search: string, count?: number) => (
    <li key={label}>
      <TextLink
        variant="plain"
        css={styles.link}
        to={{ search }}
        preventScrollReset
        aria-current={search === shown || undefined}
      >
        {label}
        {count !== undefined && (
          <chakra.span fontSize="sm" fontVariantNumeric="tabular-nums">
            {count}
          </chakra.span>
        )}
      </TextLink>
    </li>
  );
  return (
    <chakra.nav css={styles.root} aria-label="Filter by status" ref={keepCurrentInView}>
      <chakra.ul css={styles.list}>
        {link('All', '', data && all)}
        {statuses.map(({ status, label, count }) => link(label, toSearch(status), count))}
      </chakra.ul>
      <chakra.ul css={styles.list}>
        {link('To ship', toSearch('TO_SHIP'), data?.toShip?.totalCount)}
        {link('Shipped', toSearch('SHIPPED'), data?.shipped?.totalCount)}
        {link('Payouts', PAYOUTS)}
      </chakra.ul>
    </chakra.nav>
  );
}
