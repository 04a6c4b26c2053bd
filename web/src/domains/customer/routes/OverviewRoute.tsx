import { Button, chakra } from '@chakra-ui/react';
import { useSession } from '#apollo/session/session.ts';
import { counted } from '#lib/format/counts.ts';
import { formatDay } from '#lib/format/dates.ts';
import { formatMoney, fromCents, toCents } from '#lib/format/money.ts';
import { useFeatures, useOpenLinks } from '#lib/site/useSite.ts';
import { overview as styles } from '#theme/recipes/account.ts';
import { Caption } from '#ui/Caption.tsx';
import { FormAlert } from '#ui/form/Form.tsx';
import { TextLink } from '#ui/Links.tsx';
import { PageHead, PageTitle } from '#ui/PageHead.tsx';
import { type OverviewQuery, useOverviewQuery } from './Overview.generated.ts';

/** The account overview. A part that cannot be loaded says so, but its card still links to its page. */
export default function OverviewRoute() {
  const { firstName } = useSession();
  const features = useFeatures();
  const { data, error, loading, refetch } = useOverviewQuery({
    variables: {
      orders: features.has('CUSTOMER_ORDERS'),
      giftCards: features.has('GIFT_CARDS'),
      alerts: features.has('PRICE_ALERTS'),
      searches: features.has('SAVED_SEARCHES'),
    },
    fetchPolicy: 'cache-and-network',
    errorPolicy: 'all',
  });
  const cards = useOpenLinks(toCards(data ?? {}));
  const hasFailed = error && !loading;
  return (
    <>
      <PageHead title="My Account" canonical={null} />
      <PageTitle>{firstName ? `Welcome, ${firstName}` : 'My Account'}</PageTitle>
      <FormAlert>{hasFailed && 'We couldn’t load everything. Please try again.'}</FormAlert>
      {hasFailed && (
        <Button variant="outline" mt="4" onClick={() => void refetch().catch(() => undefined)}>
          Try again
        </Button>
      )}
      <chakra.ul css={styles.root} aria-busy={loading}>
        {cards.map(({ to, title, summary }) => (
          <li key={to}>
            <TextLink variant="plain" css={styles.card} to={to}>
              <chakra.span textStyle="subheading" fontSize="3xl">
                {title}
              </chakra.span>
              <Caption as="span" textWrap="balance" overflowWrap="anywhere">
                {summary ?? (loading ? '…' : 'Unavailable right now')}
              </Caption>
            </TextLink>
          </li>
        ))}
      </chakra.ul>
    </>
  );
}

/** Query data whose parts can be missing independently. */
type OverviewParts = Partial<{
  [Part in keyof OverviewQuery]: OverviewQuery[Part] | null | undefined;
}>;

/** The overview's cards with their contents; null for contents that could not be loaded. */
function toCards(parts: OverviewParts): { to: string; title: string; summary: string | null }[] {
  const { customer } = parts;
  const saved = customer && countOrNo(customer.addresses.length, 'address', 'addresses');
  return [
    { to: '/account/orders', title: 'My Orders', summary: ordersSummary(parts.customerOrders) },
    { to: '/sell/items', title: 'My Quotes', summary: 'Items you’re selling, and our offers' },
    { to: '/account/addresses', title: 'Addresses', summary: saved ? `${saved} saved` : null },
    { to: '/account/gift-cards', title: 'Gift Cards', summary: giftCardsSummary(parts.giftCards) },
    {
      to: '/account/price-alerts',
      title: 'Price Alerts',
      summary: alertsSummary(parts.priceAlerts),
    },
    {
      to: '/account/saved-search',
      title: 'Saved Searches',
      summary: searchesSummary(parts.savedSearches),
    },
    { to: '/favorites', title: 'Favorites', summary: 'The pieces you’ve saved' },
    { to: '/account/profile', title: 'Profile', summary: customer?.email ?? null },
  ];
}

function countOrNo(count: number, one: string, many?: string): string {
  return counted(count, one, many).replace(/^0 /, 'No ');
}

function ordersSummary(orders: OverviewParts['customerOrders']): string | null {
  if (!orders) return null;
  const [latest] = orders.orders;
  if (!latest) return 'No orders yet';
  const day = formatDay(latest.createdAt);
  const when = day ? `on ${day}` : latest.number;
  return `${countOrNo(orders.totalCount, 'order')}, most recent ${when}`;
}

function giftCardsSummary(cards: OverviewParts['giftCards']): string | null {
  if (!cards) return null;
  const cents = cards
    .filter(({ isExpired }) => !isExpired)
    .reduce((sum, { balance }) => sum + toCents(balance), 0);
  return cents === 0 ? 'No balance' : `${formatMoney(fromCents(cents))} available`;
}

function alertsSummary(alerts: OverviewParts['priceAlerts']): string | null {
  if (!alerts) return null;
  const dropped = alerts.filter(({ droppedBy }) => Number(droppedBy.amount) > 0).length;
  if (dropped > 0) return `${countOrNo(dropped, 'item')} down in price`;
  return `${countOrNo(alerts.length, 'item')} watched`;
}

function searchesSummary(searches: OverviewParts['savedSearches']): string | null {
  if (!searches) return null;
  const fresh = searches.reduce((sum, { newCount }) => sum + newCount, 0);
  if (fresh > 0) return `${countOrNo(fresh, 'new item')} found`;
  return `${countOrNo(searches.length, 'search', 'searches')} saved`;
}
