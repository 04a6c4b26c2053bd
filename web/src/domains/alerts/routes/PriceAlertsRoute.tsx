import { Badge, Button, Wrap } from '@chakra-ui/react';
import { formatDay } from '#lib/format/dates.ts';
import { formatMoney } from '#lib/format/money.ts';
import { sendInput } from '#lib/forms/useSubmitForm.ts';
import { Caption } from '#ui/Caption.tsx';
import { EmptyNote } from '#ui/EmptyNote.tsx';
import { FormAlert } from '#ui/form/Form.tsx';
import { LineItem } from '#ui/LineItem.tsx';
import { PageHeading } from '#ui/PageHeading.tsx';
import { RecordList } from '#ui/Records.tsx';
import {
  type PriceAlertRow_AlertFragment as Alert,
  usePriceAlertsQuery,
  useRemovePriceAlertMutation,
} from '../PriceAlerts.generated.ts';
import { useRemoval } from '../useRemoval.ts';

export default function PriceAlertsRoute() {
  const query = usePriceAlertsQuery({ fetchPolicy: 'cache-and-network' });
  const [removeAlert] = useRemovePriceAlertMutation({
    optimisticResponse: ({ input }) => ({
      priceAlertRemove: { removedId: String(input.id), userErrors: [] },
    }),
    // Lists leave out an entry that the cache no longer contains.
    update: (cache, { data }) => {
      const removed = { __typename: 'PriceAlert', id: data?.priceAlertRemove.removedId };
      cache.evict({ id: cache.identify(removed) });
    },
  });
  const { failure, remove } = useRemoval((id) => sendInput(removeAlert, { id }));
  return (
    <>
      <PageHeading title="Price Alerts" lead="We’ll email you when the price drops." />
      <FormAlert scrolls>{failure}</FormAlert>
      <RecordList
        query={query}
        records={query.data?.priceAlerts}
        row={(alert) => <AlertRow key={alert.id} alert={alert} onRemove={() => remove(alert.id)} />}
      >
        <EmptyNote
          title="No price alerts yet"
          link={{ to: '/latest-arrivals', text: 'Find a piece to watch' }}
        >
          Set an alert on any product page and we’ll email you when the price drops.
        </EmptyNote>
      </RecordList>
    </>
  );
}

function AlertRow({ alert, onRemove }: { alert: Alert; onRemove: () => void }) {
  const { product, droppedBy } = alert;
  const name = alert.name ?? `Item ${alert.sku}`;
  const thumbnail = product?.images[0]?.thumbnail ?? null;
  return (
    <LineItem
      name={name}
      to={product?.path}
      thumbnail={thumbnail}
      actions={
        <Button variant="plain" aria-label={`Remove price alert: ${name}`} onClick={onRemove}>
          Remove
        </Button>
      }
    >
      <Caption>{pricesText(alert)}</Caption>
      <Wrap gap="1.5">
        {Number(droppedBy.amount) > 0 && (
          <Badge data-status="success">Down {formatMoney(droppedBy)}</Badge>
        )}
        {!isAvailable(alert) && <Badge>No longer available</Badge>}
      </Wrap>
    </LineItem>
  );
}

function isAvailable({ product, isInStock }: Alert): boolean {
  return isInStock !== false && product?.availability !== 'RECENTLY_SOLD';
}

/** A sold item shows no current price. */
function pricesText(alert: Alert): string {
  const { priceWhenAdded, price, createdAt } = alert;
  const day = formatDay(createdAt);
  const when = day ? `on ${day}` : 'when you set the alert';
  const now = price && isAvailable(alert) ? `${formatMoney(price)} now` : null;
  if (now && price?.amount === priceWhenAdded?.amount) return `${now}, same as ${when}`;
  const then = priceWhenAdded && `${formatMoney(priceWhenAdded)} ${when}`;
  return [now, then].filter(Boolean).join(', ');
}
