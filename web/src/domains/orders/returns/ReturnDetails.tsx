import { Button, Skeleton } from '@chakra-ui/react';
import { lazy, Suspense } from 'react';
import { formatDay } from '#lib/format/dates.ts';
import { formatMoney } from '#lib/format/money.ts';
import type { ReturnFacts_ReturnFragment, ReturnShowQuery } from './Returns.generated.ts';
import { ReturnTag } from './ReturnTag.tsx';
import { returnStatus } from './returnLabel.ts';

const Barcode = lazy(() => import('./Barcode.tsx').then((m) => ({ default: m.Barcode })));

type Label = NonNullable<ReturnShowQuery['customerReturnLabel']>;

/** One return: how far it is, what comes next, what comes back, and the label for the parcel. */
export function ReturnDetails(props: { it: ReturnFacts_ReturnFragment; label: Label | null }) {
  const { it, label } = props;
  const { next } = returnStatus(it.status);
  return (
    <div className="e-return">
      <div className="e-screen-only e-return-status">
        <p className="e-tags">
          <ReturnTag status={it.status} />
        </p>
        <p>{next}</p>
        {it.updatedAt && <p className="e-fact">Last change on {formatDay(it.updatedAt)}.</p>}
      </div>
      <section className="e-order-part e-screen-only" aria-labelledby="return-items">
        <h2 id="return-items">Items</h2>
        <ul className="e-return-names">
          {it.items.map(({ itemId, name }) => (
            <li key={itemId}>{name}</li>
          ))}
        </ul>
        <p className="e-fact">Reason: {it.reason}</p>
        <dl className="e-sums e-return-amounts">
          <Sum label="Items with tax" value={formatMoney(it.itemsAmount)} />
          <Sum label="Return label" value={`-${formatMoney(it.fee)}`} />
          <Sum label="Refund" value={formatMoney(it.refund)} isTotal />
        </dl>
      </section>
      {label && it.status === 'REQUESTED' && <ParcelLabel label={label} />}
    </div>
  );
}

function Sum({ label, value, isTotal }: { label: string; value: string; isTotal?: boolean }) {
  return (
    <div data-total={isTotal}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}

/** What goes on the parcel; it alone is printed. */
function ParcelLabel({ label }: { label: Label }) {
  return (
    <section className="e-order-part" aria-labelledby="return-label">
      <h2 id="return-label" className="e-screen-only">
        Your label
      </h2>
      <div className="e-label">
        <p className="e-label-carrier">{label.carrier}</p>
        <Lines title="From" lines={label.from} />
        <Lines title="To" lines={label.to} />
        <div className="e-label-number">
          <Suspense fallback={<Skeleton height="18" aria-hidden />}>
            <Barcode text={label.trackNumber} />
          </Suspense>
          <p>{label.trackNumber}</p>
        </div>
      </div>
      <div className="e-account-actions e-screen-only">
        <Button onClick={() => window.print()}>Print label</Button>
      </div>
    </section>
  );
}

function Lines({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <div className="e-label-lines">
      <span className="e-eyebrow">{title}</span>
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </div>
  );
}
