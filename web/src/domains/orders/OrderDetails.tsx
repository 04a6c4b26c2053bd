import { Badge, Grid, Stack, Text, Timeline } from '@chakra-ui/react';
import { formatDay, formatMoment } from '#lib/format/dates.ts';
import { formatMoney, fromCents, toCents } from '#lib/format/money.ts';
import { useFeatures } from '#lib/site/useSite.ts';
import { horizontalTimeline, timeline } from '#theme/recipes/timeline.ts';
import { AddressLines } from '#ui/AddressLines.tsx';
import { Section } from '#ui/Section.tsx';
import { SumRow, Sums } from '#ui/Sums.tsx';
import type { OrderDetails_OrderFragment as Order } from './OrderDetails.generated.ts';
import { type OrderLine, OrderLines } from './OrderLines.tsx';
import { orderStations, shipmentText } from './orderStatus.ts';

type Item = Order['items'][number];
type Shipment = Order['shipments'][number];

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
        <OrderLines lines={order.items.map(toLine)} />
      </Section>
      <Grid gap="10" templateColumns={{ xl: '3fr 2fr' }}>
        <Grid gap="8" alignContent="start" templateColumns={{ sm: '1fr 1fr' }}>
          {shippingAddress && (
            <Section title="Shipping address">
              <AddressLines address={shippingAddress} />
              {shippingMethod && <Note>Shipping: {shippingMethod}</Note>}
            </Section>
          )}
          {billingAddress && (
            <Section title="Billing address">
              <AddressLines address={billingAddress} />
            </Section>
          )}
        </Grid>
        <OrderSums order={order} />
      </Grid>
    </Stack>
  );
}

function Note(props: { children: React.ReactNode }) {
  return <Text textStyle="caption" color="fg.muted" {...props} />;
}

/** The stages of an order. */
function OrderTimeline({ order }: { order: Order }) {
  const stations = orderStations(order);
  const current = stations.findLastIndex(({ isDone }) => isDone);
  return (
    <Timeline.Root
      recipe={horizontalTimeline}
      aria-label="Order progress"
      _print={{ display: 'none' }}
    >
      {stations.map(({ label, at, isDone }, index) => (
        <Timeline.Item
          key={label}
          data-done={isDone || undefined}
          aria-current={index === current ? 'step' : undefined}
        >
          <Timeline.Connector>
            <Timeline.Separator />
            <Timeline.Indicator />
          </Timeline.Connector>
          <Timeline.Content>
            <Timeline.Title>
              {label}
              {!isDone && <Text srOnly>, not yet</Text>}
            </Timeline.Title>
            {at && <Timeline.Description>{formatDay(at)}</Timeline.Description>}
          </Timeline.Content>
        </Timeline.Item>
      ))}
    </Timeline.Root>
  );
}

/** One shipment with its events, newest first. */
function Tracking({ shipment: { carrier, trackNumber, status, events } }: { shipment: Shipment }) {
  const features = useFeatures();
  const isDelivered = status === 'DELIVERED';
  return (
    <Stack gap="3.5">
      <Text overflowWrap="anywhere" fontVariantNumeric="tabular-nums">
        {carrier} {trackNumber}{' '}
        <Badge {...(isDelivered && { 'data-status': 'success' })}>{shipmentText(status)}</Badge>
      </Text>
      {events === null && features.has('SHIPMENT_TRACKING') && (
        <Note>Tracking isn’t available right now. Please check back soon.</Note>
      )}
      <Timeline.Root recipe={timeline}>
        {events?.map((event, index) => (
          <Timeline.Item
            key={`${event.createdAt} ${event.status}`}
            data-done=""
            aria-current={index === 0 ? 'step' : undefined}
          >
            <Timeline.Connector>
              <Timeline.Separator />
              <Timeline.Indicator />
            </Timeline.Connector>
            <Timeline.Content>
              <Timeline.Title>{event.note ?? shipmentText(event.status)}</Timeline.Title>
              <Timeline.Description>
                {[event.location, formatMoment(event.createdAt)].filter(Boolean).join(' · ')}
              </Timeline.Description>
            </Timeline.Content>
          </Timeline.Item>
        ))}
      </Timeline.Root>
    </Stack>
  );
}

function toLine(item: Item): OrderLine {
  const { id, name, sku, quantity, product } = item;
  const what = item.productType === 'virtual' ? 'Quote' : `Item ${sku}`;
  return {
    key: id,
    name,
    path: product?.path,
    thumbnail: product?.images[0]?.thumbnail,
    notes: [
      quantity > 1 ? `${what} · Quantity ${quantity}` : what,
      item.quantityRefunded > 0 && 'Refunded',
      item.quantityRefunded === 0 && item.quantityCanceled > 0 && 'Canceled',
    ],
    // Before the discount, which has its own row.
    price: fromCents(toCents(item.price) * quantity),
  };
}

/** The totals computed by the back end, and the payment method. */
function OrderSums({ order: { state, totals, couponCode, payment } }: { order: Order }) {
  const card = payment?.cardLast4 ? ` ending in ${payment.cardLast4}` : '';
  return (
    <Section title="Summary">
      <Sums>
        {totals.segments.map(({ code, title, value }) => (
          <SumRow
            key={code}
            isTotal={code === 'grand_total'}
            label={
              <>
                {code === 'grand_total' ? 'Total' : title}
                {code === 'discount' && couponCode && ` (${couponCode})`}
              </>
            }
          >
            {formatMoney(value)}
          </SumRow>
        ))}
        {Number(totals.refunded.amount) > 0 && (
          <SumRow label="Refunded">−{formatMoney(totals.refunded)}</SumRow>
        )}
        {state !== 'CANCELED' && Number(totals.due.amount) > 0 && (
          <SumRow label="Balance due">{formatMoney(totals.due)}</SumRow>
        )}
      </Sums>
      {payment && (
        <Note>
          Payment: {payment.label}
          {card}
        </Note>
      )}
    </Section>
  );
}
