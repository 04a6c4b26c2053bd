import { formatMoney } from '#lib/format/money.ts';
import type { SellWordsQuery } from '../submission/SellWords.generated.ts';

type Terms = SellWordsQuery['sellTerms'];
type Row = Terms['commission'][number];

const WAYS = [
  {
    name: 'Cash now',
    text: 'A fixed sum, paid as soon as we have inspected the piece. Certain and quick.',
  },
  {
    name: 'Consignment',
    text: 'We photograph, describe and sell it for you. You receive your share once it is sold.',
  },
];

/** The three ways of being paid, and what consignment pays at which price. */
export function PayoutTable({ terms }: { terms: Terms }) {
  const ways = [
    ...WAYS,
    {
      name: 'Store credit',
      text: `${terms.storeCreditBonusPercent}% more than cash, as a gift card to spend here.`,
    },
  ];
  return (
    <section className="e-wrap e-selling-part" aria-labelledby="payouts">
      <h2 className="e-heading" id="payouts">
        What you receive
      </h2>
      <div className="e-selling-pay">
        <dl>
          {ways.map(({ name, text }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <table className="e-sell-table">
          <caption>On consignment</caption>
          <thead>
            <tr>
              <th scope="col">Sold for</th>
              <th scope="col">Your share</th>
              <th scope="col">For instance</th>
            </tr>
          </thead>
          <tbody>
            {terms.commission.map((row, index) => (
              <tr key={row.percent}>
                <th scope="row">{priceText(row, terms.commission[index - 1])}</th>
                <td>{row.percent}%</td>
                <td>{exampleText(row, terms.commission[index - 1])}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

function priceText({ below }: Row, before: Row | undefined): string {
  const from = before?.below;
  if (!below) return from ? `${formatMoney(from)} and more` : 'Any price';
  return from ? `${formatMoney(from)} to ${formatMoney(below)}` : `Under ${formatMoney(below)}`;
}

/** A price of this row, and the owner's part of it. */
function exampleText({ below, percent }: Row, before: Row | undefined): string {
  const from = Number(before?.below?.amount ?? 0);
  const price = below ? (from + Number(below.amount)) / 2 : from * 2;
  const dollars = (amount: number) => formatMoney({ amount: amount.toFixed(2) });
  return `${dollars(price)} pays ${dollars((price * percent) / 100)}`;
}
