import { Button, Flex, Heading, Stack } from '@chakra-ui/react';
import { formatMoney, fromCents, toCents } from '#lib/format/money.ts';
import { Caption } from '#ui/Caption.tsx';
import { EmptyNote } from '#ui/EmptyNote.tsx';
import { TextLink } from '#ui/Links.tsx';
import { QueryPlaceholder } from '#ui/Loadable.tsx';
import { useLiveQueryOptions } from '../shared/LiveUpdates.tsx';
import { SellTable } from '../shared/SellTable.tsx';
import { formatMediumDay, PAYOUT_LABELS } from './labels.ts';
import { type SellItem_RowFragment, useSellPayoutsQuery } from './SellItem.generated.ts';

export function Payouts() {
  const query = useSellPayoutsQuery(useLiveQueryOptions());
  const items = query.data?.sellPayouts?.items;
  if (!items) return <QueryPlaceholder query={query} height="80" />;
  if (items.length === 0) {
    return (
      <EmptyNote title="No payouts yet" link={{ to: '/sell/items', text: 'See your items' }}>
        Pending and completed payouts appear here.
      </EmptyNote>
    );
  }
  return (
    <Stack as="section" gap="4" minWidth="0" containerType="inline-size">
      <Flex wrap="wrap" align="center" justify="space-between" gap="3">
        <Heading as="h2">Payouts</Heading>
        <Button size="sm" variant="outline" onClick={() => downloadCsv(items)}>
          Download CSV
        </Button>
      </Flex>
      <SellTable
        variant="stacked"
        columns={['Item', 'Method', 'Amount', 'Paid']}
        rows={items.map((item) => ({
          key: item.id,
          cells: [
            <TextLink key={item.id} to={`?view=payouts&item=${item.id}`} preventScrollReset>
              {item.designer} {item.model}
            </TextLink>,
            item.payout && PAYOUT_LABELS[item.payout.kind],
            item.payout?.amount && formatMoney(item.payout.amount),
            item.payout?.paidAt ? formatMediumDay(item.payout.paidAt) : item.statusLabel,
          ],
        }))}
      />
      <Caption>
        {formatTotal(items.filter(isPaid))} paid,{' '}
        {formatTotal(items.filter((item) => !isPaid(item)))} pending.
      </Caption>
    </Stack>
  );
}

const isPaid = ({ payout }: SellItem_RowFragment): boolean => Boolean(payout?.paidAt);

function formatTotal(items: readonly SellItem_RowFragment[]): string {
  const cents = items.map(({ payout }) => (payout?.amount ? toCents(payout.amount) : 0));
  return formatMoney(fromCents(cents.reduce((sum, one) => sum + one, 0)));
}

const CSV_HEAD = ['Quote Id', 'Designer', 'Model', 'Method', 'Amount (USD)', 'Paid', 'Reference'];

function downloadCsv(items: readonly SellItem_RowFragment[]): void {
  const rows = items.map(({ quoteId, designer, model, payout }) => [
    quoteId,
    designer,
    model,
    payout ? PAYOUT_LABELS[payout.kind] : '',
    payout?.amount?.amount ?? '',
    // Swedish dates are in ISO format. The day is that of the page, in the browser's time zone.
    payout?.paidAt ? new Date(payout.paidAt).toLocaleDateString('sv-SE') : '',
    payout?.reference ?? '',
  ]);
  const file = new Blob([toCsv([CSV_HEAD, ...rows])], { type: 'text/csv' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = 'payouts.csv';
  link.click();
  URL.revokeObjectURL(link.href);
}

/** Formats rows as CSV (RFC 4180). Cells that a spreadsheet would interpret as formulas are escaped as text. */
export function toCsv(rows: readonly (readonly string[])[]): string {
  const toCell = (text: string) => {
    const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
    return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
  };
  return rows.map((row) => row.map(toCell).join(',')).join('\r\n');
}
