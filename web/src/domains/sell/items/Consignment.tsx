import { Link } from 'react-router';
import { formatMoney } from '#lib/format/money.ts';
import { dayOf } from '../shared/dates.ts';
import type { SellItem_DetailsFragment } from './SellItem.generated.ts';

/** How the shop sells the item: its price today, and how that falls with time. */
export function Consignment(props: {
  consignment: NonNullable<SellItem_DetailsFragment['consignment']>;
}) {
  const { listedAt, soldPrice, priceSchedule, product } = props.consignment;
  const now = Date.now();
  const current = priceSchedule.findLast(({ at }) => new Date(at).getTime() <= now);
  return (
    <section>
      <h2 className="e-eyebrow">On consignment</h2>
      <p>
        {soldPrice
          ? `Sold for ${formatMoney(soldPrice)}.`
          : `In the shop since ${dayOf(listedAt)}.`}{' '}
        {product && !soldPrice && (
          <Link className="e-link" to={product.path}>
            See it in the shop
          </Link>
        )}
      </p>
      <table className="e-sell-table">
        <caption className="e-hidden">How the price falls with time</caption>
        <thead>
          <tr>
            <th scope="col">From</th>
            <th scope="col">Price</th>
            <th scope="col">You receive</th>
          </tr>
        </thead>
        <tbody>
          {priceSchedule.map((step) => (
            <tr key={step.at} aria-current={step === current && !soldPrice ? 'true' : undefined}>
              <th scope="row">{dayOf(step.at)}</th>
              <td>{formatMoney(step.price)}</td>
              <td>{formatMoney(step.receive)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
