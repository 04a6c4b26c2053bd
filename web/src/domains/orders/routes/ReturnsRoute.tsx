import { Badge, Box, Button, chakra, List, Skeleton, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { lazyComponent } from '#lib/browser/lazyComponent.ts';
import { formatDay } from '#lib/format/dates.ts';
import { formatMoney } from '#lib/format/money.ts';
import { list } from '#theme/recipes/list.ts';
import { Caption, Eyebrow } from '#ui/Caption.tsx';
import { EmptyNote } from '#ui/EmptyNote.tsx';
import { LineItem } from '#ui/LineItem.tsx';
import { Loadable } from '#ui/Loadable.tsx';
import { PageHeading, Section } from '#ui/PageHeading.tsx';
import { RecordList } from '#ui/Records.tsx';
import { SumRow, Sums } from '#ui/Sums.tsx';
import { returnedLines, returnWindow } from '../orderStatus.ts';
import { ReturnForm } from '../returns/ReturnForm.tsx';
import {
  type ReturnableOrderQuery,
  type ReturnDetails_ReturnFragment,
  type ReturnShowQuery,
  useReturnableOrderQuery,
  useReturnShowQuery,
  useReturnsListQuery,
} from '../returns/Returns.generated.ts';

/** The customer's returns; one return if the URL has an id, or the return form with `?order=`. */
export default function ReturnsRoute() {
  const { id } = useParams();
  const [search] = useSearchParams();
  const orderId = search.get('order');
  if (id) return <OneReturn id={id} />;
  return orderId ? <NewReturn orderId={orderId} /> : <AllReturns />;
}

const RETURNS = '/account/orders/returns';
const ORDERS = '/account/orders';

const SEE_RETURNS = { to: RETURNS, text: 'See my returns' };

function AllReturns() {
  const query = useReturnsListQuery({ fetchPolicy: 'cache-and-network' });
  return (
    <>
      <PageHeading title="Returns" back={{ to: ORDERS, text: 'All orders' }} />
      <RecordList
        query={query}
        records={query.data?.customerReturns}
        row={(each) => <ReturnRow key={each.id} orderReturn={each} />}
      >
        <EmptyNote title="No returns yet" link={{ to: ORDERS, text: 'Choose an order' }}>
          You can return items within 15 days of shipping. Start from the order.
        </EmptyNote>
      </RecordList>
    </>
  );
}

function ReturnRow({ orderReturn }: { orderReturn: ReturnDetails_ReturnFragment }) {
  const { id, orderNumber, items, createdAt, refund, status } = orderReturn;
  const thumbnail = items[0]?.product?.images[0]?.thumbnail ?? null;
  const facts = [formatDay(createdAt), `${formatMoney(refund)} refund`];
  return (
    <LineItem
      name={`Return ${id} of order ${orderNumber}`}
      to={`${RETURNS}/${id}`}
      thumbnail={thumbnail}
      actions={<ReturnBadge status={status} />}
    >
      <Caption>{items.map(({ name }) => name).join(', ')}</Caption>
      <Caption>{facts.filter(Boolean).join(' · ')}</Caption>
    </LineItem>
  );
}

function OneReturn({ id }: { id: string }) {
  const query = useReturnShowQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  const back = { to: RETURNS, text: 'All returns' };
  return (
    <Loadable query={query} heading={<PageHeading title="Return" back={back} />}>
      {({ customerReturn, customerReturnLabel }) =>
        customerReturn ? (
          <>
            <Box _print={{ display: 'none' }}>
              <PageHeading
                title={`Return ${id}`}
                heading={`Return ${customerReturn.id} of order ${customerReturn.orderNumber}`}
                back={back}
              />
            </Box>
            <ReturnDetails orderReturn={customerReturn} label={customerReturnLabel} />
          </>
        ) : (
          <>
            <PageHeading title="Return not found" back={back} />
            <EmptyNote title="This return isn’t in your account" link={SEE_RETURNS}>
              It may belong to another account.
            </EmptyNote>
          </>
        )
      }
    </Loadable>
  );
}

function NewReturn({ orderId }: { orderId: string }) {
  const query = useReturnableOrderQuery({
    variables: { id: orderId },
    fetchPolicy: 'network-only',
  });
  return (
    <>
      <PageHeading
        title="Return items"
        back={{ to: `${ORDERS}/${orderId}`, text: 'Back to order' }}
      />
      <Loadable query={query}>{(data) => <Returnable {...data} />}</Loadable>
    </>
  );
}

function Returnable({ customerOrder: order, customerReturns }: ReturnableOrderQuery) {
  const [openedAt] = useState(() => Date.now());
  const returns = returnWindow(order?.returnableUntil ?? null, openedAt);
  if (!order?.returnableUntil || !returns?.isOpen) {
    return (
      <EmptyNote
        title={returns ? 'The return window has closed' : 'Nothing to return yet'}
        link={{ to: ORDERS, text: 'See my orders' }}
      >
        {returns?.text ?? 'You can return items for 15 days after your order ships.'}
      </EmptyNote>
    );
  }
  const { returned, areAll } = returnedLines(order, customerReturns);
  if (areAll) {
    return (
      <EmptyNote title="You’re already returning every item in this order" link={SEE_RETURNS}>
        You’ll find the label and refund on each return’s page.
      </EmptyNote>
    );
  }
  return (
    <>
      <Caption mt="2">
        Order {order.number} · Return by {formatDay(order.returnableUntil)}
      </Caption>
      <ReturnForm order={order} returned={returned} />
    </>
  );
}

type Status = ReturnDetails_ReturnFragment['status'];
type StatusText = Readonly<{ label: string; next: string; tone?: 'success' | 'error' }>;

const TEXTS: Readonly<Record<NonNullable<Status>, StatusText>> = {
  REQUESTED: {
    label: 'Requested',
    next: 'Print the label, attach it to your package and drop it off within 7 days.',
  },
  RECEIVED: {
    label: 'Received',
    next: 'Your package has arrived. We’ll inspect it, then issue your refund.',
  },
  REFUNDED: {
    label: 'Refunded',
    next: 'We’ve refunded your original payment method.',
    tone: 'success',
  },
  DECLINED: {
    label: 'Declined',
    next: 'We couldn’t accept this return. We’ve emailed you.',
    tone: 'error',
  },
};

const returnText = (status: Status): StatusText =>
  status === null ? { label: 'In progress', next: '' } : TEXTS[status];

const Barcode = lazyComponent(() => import('../returns/Barcode.tsx'), 'Barcode');

type Label = NonNullable<ReturnShowQuery['customerReturnLabel']>;

function ReturnDetails(props: { orderReturn: ReturnDetails_ReturnFragment; label: Label | null }) {
  const { status, updatedAt, items, reason, itemsAmount, fee, refund } = props.orderReturn;
  return (
    <Stack gap="10" py="6" data-document="">
      <Stack gap="2" alignItems="start" _print={{ display: 'none' }}>
        <ReturnBadge status={status} />
        <p>{returnText(status).next}</p>
        {updatedAt && <Caption>Last change on {formatDay(updatedAt)}.</Caption>}
      </Stack>
      <Section title="Items" _print={{ display: 'none' }}>
        <List.Root recipe={list}>
          {items.map(({ itemId, name }) => (
            <List.Item key={itemId}>{name}</List.Item>
          ))}
        </List.Root>
        <Caption>Reason: {reason}</Caption>
        <Sums maxWidth="summary">
          <SumRow label="Items, including tax">{formatMoney(itemsAmount)}</SumRow>
          <SumRow label="Return label fee">−{formatMoney(fee)}</SumRow>
          <SumRow label="Refund" isTotal>
            {formatMoney(refund)}
          </SumRow>
        </Sums>
      </Section>
      {props.label && status === 'REQUESTED' && <ParcelLabel label={props.label} />}
    </Stack>
  );
}

function ParcelLabel({ label: { carrier, from, to, trackNumber } }: { label: Label }) {
  return (
    <Section title="Your label" css={{ _print: { '& > :is(h2, button)': { display: 'none' } } }}>
      <Stack gap="4.5" maxWidth="dialog" p="6" bg="bg.panel" border="hairline" borderColor="fg">
        <Text fontWeight="medium">{carrier}</Text>
        {Object.entries({ From: from, To: to }).map(([title, lines]) => (
          <Stack key={title} gap="0" lineHeight="normal">
            <Eyebrow>{title}</Eyebrow>
            {lines.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </Stack>
        ))}
        <Stack align="center" gap="2.5" pt="4.5" borderTop="hairline" borderColor="fg">
          <Barcode text={trackNumber} fallback={<Skeleton height="18" aria-hidden />} />
          <chakra.span
            fontSize="1.25rem"
            letterSpacing="wider"
            fontVariantNumeric="tabular-nums"
            overflowWrap="anywhere"
            textAlign="center"
          >
            {trackNumber}
          </chakra.span>
        </Stack>
      </Stack>
      <Button alignSelf="start" onClick={() => window.print()}>
        Print label
      </Button>
    </Section>
  );
}

function ReturnBadge({ status }: { status: Status }) {
  const { label, tone } = returnText(status);
  return <Badge data-status={tone}>{label}</Badge>;
}
