import type { GiftCardRow_CardFragment } from '../../../generated/documents.ts';
import { formatDay } from '../../../shared/dates.ts';
import { formatMoney } from '../../../shared/money.ts';
import { UseInBag } from './UseInBag.tsx';

type Card = GiftCardRow_CardFragment;
type Reason = Card['history'][number]['reason'];

const REASONS: Readonly<Record<NonNullable<Reason>, string>> = {
  ISSUED: 'Issued',
  REDEEMED: 'Paid for an order',
  RETURNED: 'Given back from an order',
};

/** One gift card: what is left of it, until when, what became of it, and the way to spend it. */
export function GiftCardRow({ card }: { card: Card }) {
  const { code, balance, initial, expiresAt, isExpired } = card;
  const day = formatDay(expiresAt);
  const isUsable = !isExpired && Number(balance.amount) > 0;
  return (
    <li className="e-record e-gift-card" data-plain="">
      <div className="e-record-text">
        <p className="e-gift-balance">{formatMoney(balance)}</p>
        <p className="e-gift-code">{code}</p>
        <p className="e-fact">
          {initial && `Of ${formatMoney(initial)}. `}
          {day ? `${isExpired ? 'Ended' : 'Good until'} ${day}.` : 'It does not end.'}
        </p>
        {isExpired && (
          <p className="e-tags">
            <span className="e-tag">Expired</span>
          </p>
        )}
      </div>
      <div className="e-record-actions">{isUsable && <UseInBag code={code} />}</div>
      <History card={card} />
    </li>
  );
}

function History({ card: { code, history } }: { card: Card }) {
  if (history.length === 0) return null;
  return (
    <details className="e-gift-history">
      <summary aria-label={`History of ${code}`}>History</summary>
      <ol>
        {history.map((entry) => (
          <li key={`${entry.createdAt} ${entry.balance.amount}`}>
            <span>
              {entry.reason ? REASONS[entry.reason] : 'Changed'}
              {entry.orderNumber && ` ${entry.orderNumber}`}
            </span>
            <span className="e-fact">{formatDay(entry.createdAt)}</span>
            <span className="e-gift-change">{formatMoney(entry.change)}</span>
          </li>
        ))}
      </ol>
    </details>
  );
}
