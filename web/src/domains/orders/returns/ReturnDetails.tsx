import { Badge, Box, Button, chakra, List, Skeleton, Stack, Text } from '@chakra-ui/react';
import { lazy, Suspense } from 'react';
import { formatDay } from '#lib/format/dates.ts';
import { formatMoney } from '#lib/format/money.ts';
import { returnLabel as styles } from '#theme/recipes/account.ts';
import { Caption, Eyebrow } from '#ui/Caption.tsx';
import { Section } from '#ui/PageHeading.tsx';
import { SumRow, Sums } from '#ui/Sums.tsx';
import type { ReturnDetails_ReturnFragment, ReturnShowQuery } from './Returns.generated.ts';

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

const Barcode = lazy(() => import('./Barcode.tsx').then((m) => ({ default: m.Barcode })));

type Label = NonNullable<ReturnShowQuery['customerReturnLabel']>;

export function ReturnDetails(props: {
  orderReturn: ReturnDetails_ReturnFragment;
  label: Label | null;
}) {
  const { status, updatedAt, items, reason, itemsAmount, fee, refund } = props.orderReturn;
  return (
    <Stack gap="10" py="6" data-document="">
      <Stack gap="2" alignItems="start" _print={{ display: 'none' }}>
        <ReturnBadge status={status} />
        <p>{returnText(status).next}</p>
        {updatedAt && <Caption>Last change on {formatDay(updatedAt)}.</Caption>}
      </Stack>
      <Section title="Items" _print={{ display: 'none' }}>
        <List.Root>
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
      <Box css={styles.root}>
        <Text fontWeight="medium">{carrier}</Text>
        {Object.entries({ From: from, To: to }).map(([title, lines]) => (
          <Stack key={title} gap="0" lineHeight="normal">
            <Eyebrow>{title}</Eyebrow>
            {lines.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </Stack>
        ))}
        <Box css={styles.number}>
          <Suspense fallback={<Skeleton height="18" aria-hidden />}>
            <Barcode text={trackNumber} />
          </Suspense>
          <chakra.span overflowWrap="anywhere">{trackNumber}</chakra.span>
        </Box>
      </Box>
      <Button alignSelf="start" onClick={() => window.print()}>
        Print label
      </Button>
    </Section>
  );
}

export function ReturnBadge({ status }: { status: Status }) {
  const { label, tone } = returnText(status);
  return <Badge data-status={tone}>{label}</Badge>;
}
