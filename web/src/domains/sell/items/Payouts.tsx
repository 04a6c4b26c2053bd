import { Button, Skeleton } from '@chakra-ui/react';
import { Link } from 'react-router';
import { centsOf, formatMoney, fromCents } from '#lib/format/money.ts';
import { EmptyNote } from '#ui/EmptyNote.tsx';
import { LoadFailure } from '#ui/LoadFailure.tsx';
import { dayOf } from '../shared/dates.ts';
import { useUpToDate } from '../shared/useUpToDate.ts';
import { csvOf } from './csv.ts';
import { useSellPayoutsQuery } from './Payouts.generated.ts';
import type { SellItem_RowFragment } from './SellItem.generated.ts';
import { payoutLabel } from './words.ts';
import './details.css';

/** What was and will be paid, as a table that can be taken along. */
export function Payouts() {
  const { data, error, refetch } = useSellPayoutsQuery(useUpToDate());
  if (error && !data) return <LoadFailure onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height="80" aria-hidden />;
  const items = data.sellPayouts.items;
  if (items.length === 0) {
    return (
      <EmptyNote
        title="No payouts yet"
        action={
          <Button asChild>
            <Link to="/sell/items">See your items</Link>
          </Button>
        }
      >
        What we owe you and have paid you is listed here.
      </EmptyNote>
    );
  }
  return (
    <section className="e-sell-payouts">
      <header>
        <h2 className="e-heading">Payouts</h2>
        <Button size="sm" variant="outline" onClick={() => download(items)}>
          Download CSV
        </Button>
      </header>
      <table className="e-sell-table">
        <thead>
          <tr>
            <th scope="col">Item</th>
            <th scope="col">Way</th>
            <th scope="col">Amount</th>
            <th scope="col">Paid</th>
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <tr key={item.id}>
              <th scope="row">
                <Link className="e-link" to={`?view=payouts&item=${item.id}`} preventScrollReset>
                  {item.designer} {item.model}
                </Link>
              </th>
              <td>{item.payout && payoutLabel[item.payout.kind]}</td>
              <td>{item.payout?.amount && formatMoney(item.payout.amount)}</td>
              <td>{item.payout?.paidAt ? dayOf(item.payout.paidAt) : item.statusLabel}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="e-fact">
        {dollars(items.filter(isPaid))} paid, {dollars(items.filter((item) => !isPaid(item)))} on
        its way.
      </p>
    </section>
  );
}

const isPaid = ({ payout }: SellItem_RowFragment): boolean => Boolean(payout?.paidAt);

/** The sum of what these items bring. */
function dollars(items: readonly SellItem_RowFragment[]): string {
  const cents = items.map(({ payout }) => (payout?.amount ? centsOf(payout.amount) : 0));
  return formatMoney(fromCents(cents.reduce((sum, one) => sum + one, 0)));
}

const HEAD = ['Quote Id', 'Designer', 'Model', 'Way', 'Amount (USD)', 'Paid', 'Reference'];

function download(items: readonly SellItem_RowFragment[]): void {
  const rows = items.map(({ quoteId, designer, model, payout }) => [
    quoteId,
    designer,
    model,
    payout ? payoutLabel[payout.kind] : '',
    payout?.amount?.amount ?? '',
    payout?.paidAt?.slice(0, 10) ?? '',
    payout?.reference ?? '',
  ]);
  const file = new Blob([csvOf([HEAD, ...rows])], { type: 'text/csv' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = 'payouts.csv';
  link.click();
  URL.revokeObjectURL(link.href);
}
