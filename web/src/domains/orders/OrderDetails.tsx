import { Badge, Flex, Grid, Stack, Text } from '@chakra-ui/react';
import { formatDay, formatMoment } from '#lib/format/dates.ts';
import { formatMoney, fromCents, toCents } from '#lib/format/money.ts';
import { useFeatures } from '#lib/site/useSite.ts';
import { horizontalTimeline } from '#theme/recipes/timeline.ts';
import { AddressLines } from '#ui/AddressLines.tsx';
import { Caption } from '#ui/Caption.tsx';
import { Section } from '#ui/PageHeading.tsx';
import { StatusTimeline } from '#ui/StatusTimeline.tsx';
import { SumRow, Sums } from '#ui/Sums.tsx';
import type { OrderDetails_OrderFragment as Order } from './OrderDetails.generated.ts';
import { type OrderLine, OrderLines, OrderSegments } from './OrderLines.tsx';
import { areShipped, orderStages, shipmentText } from './orderStatus.ts';

/** One order, printable as an invoice. The gateway omits fields that the viewer may not see. */
export function OrderDetails({ order }: { order: Order }) {
  const { billingAddress, shippingAddress, shippingMethod, shipments } = order;
  return (
    <Stack gap="10" py="8" containerType="inline-size" data-document="">
      <OrderTimeline order={order} />
      {shipments.length > 0 && (
        <Section title="Tracking" _print={{ display: 'none' }}>
          {shipments.map((shipment) => (
            <Tracking key={shipment.id} shipment={shipment} />
          ))}
        </Section>
      )}
      <Section title="Items">
        <OrderLines lines={toLines(order.items)} />
      </Section>
      <Flex wrap="wrap" gap="10">
        <Grid
          flex="3 1 {sizes.80}"
          gap="8"
          alignContent="start"
          templateColumns="repeat(auto-fit, minmax(min(100%, 10rem), 1fr))"
        >
          {shippingAddress && (
            <Section title="Shipping address">
              <AddressLines address={shippingAddress} />
              {shippingMethod && <Caption>Shipping: {shippingMethod}</Caption>}
            </Section>
          )}
          {billingAddress && (
            <Section title="Billing address">
              <AddressLines address={billingAddress} />
            </Section>
          )}
        </Grid>
        <OrderSums order={order} />
      </Flex>
    </Stack>
  );
}

function OrderTimeline({ order }: { order: Order }) {
  const stages = orderStages(order);
  const current = stages.findLastIndex(({ isDone }) => isDone);
  return (
    <StatusTimeline
      recipe={horizontalTimeline}
      aria-label="Order progress"
      _print={{ display: 'none' }}
      stages={stages.map(({ label, at, isDone }, index) => ({
        key: label,
        title: label,
        isDone,
        isLatest: index === current,
        text: formatDay(at),
      }))}
    />
  );
}

function Tracking({ shipment }: { shipment: Order['shipments'][number] }) {
  const { carrier, trackNumber, status, events } = shipment;
  const features = useFeatures();
  return (
    <Stack gap="3.5">
      <Text overflowWrap="anywhere" fontVariantNumeric="tabular-nums">
        {carrier} {trackNumber}{' '}
        <Badge data-status={status === 'DELIVERED' ? 'success' : undefined}>
          {shipmentText(status)}
        </Badge>
      </Text>
      {events === null && features.has('SHIPMENT_TRACKING') && (
        <Caption>Tracking isn’t available right now. Please check back soon.</Caption>
      )}
      <StatusTimeline
        stages={(events ?? []).map(({ status: reached, location, note, createdAt }, index) => ({
          key: `${createdAt} ${reached}`,
          title: note ?? shipmentText(reached),
          isLatest: index === 0,
          text: [location, formatMoment(createdAt)].filter(Boolean).join(' · '),
        }))}
      />
    </Stack>
  );
}

/** While a part of the order is shipped, the stages do not say which lines are. */
function toLines(items: Order['items']): OrderLine[] {
  const arePending = !areShipped(items);
  return items.map((item) => toLine(item, arePending));
}

function toLine(item: Order['items'][number], arePending: boolean): OrderLine {
  const { id, name, sku, quantity, product } = item;
  const what = item.productType === 'virtual' ? 'Quote' : `Item ${sku}`;
  return {
    key: id,
    name,
    path: product?.path,
    thumbnail: product?.images[0]?.thumbnail,
    notes: [
      quantity > 1 ? `${what} · Quantity ${quantity}` : what,
      item.quantityRefunded > 0
        ? toNote('Refunded', item.quantityRefunded, quantity)
        : item.quantityCanceled > 0 && toNote('Canceled', item.quantityCanceled, quantity),
      arePending && item.quantityShipped > 0 && toNote('Shipped', item.quantityShipped, quantity),
    ],
    // Before the discount, which has its own row.
    price: fromCents(toCents(item.price) * quantity),
  };
}

/** What happened to a line, with how many of its items if not to all. */
function toNote(what: string, count: number, quantity: number): string {
  return count < quantity ? `${what}: ${count} of ${quantity}` : what;
}

function OrderSums({ order: { state, totals, couponCode, payment } }: { order: Order }) {
  return (
    <Section title="Summary" flex="2 1 {sizes.60}">
      <Sums>
        <OrderSegments segments={totals.segments} couponCode={couponCode} />
        {Number(totals.refunded.amount) > 0 && (
          <SumRow label="Refunded">−{formatMoney(totals.refunded)}</SumRow>
        )}
        {state !== 'CANCELED' && Number(totals.due.amount) > 0 && (
          <SumRow label="Balance due">{formatMoney(totals.due)}</SumRow>
        )}
      </Sums>
      {payment && (
        <Caption>
          Payment: {payment.label}
          {payment.cardLast4 && ` ending in ${payment.cardLast4}`}
        </Caption>
      )}
    </Section>
  );
}
