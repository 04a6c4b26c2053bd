import { formatMoment } from '#lib/format/dates.ts';
import { parcelLabel } from '../stateLabel.ts';
import type { OrderDetails_OrderFragment } from './OrderDetails.generated.ts';

type Parcel = OrderDetails_OrderFragment['shipments'][number];

/** The parcels of an order and what has happened to each, newest first. */
export function OrderParcels({ parcels }: { parcels: readonly Parcel[] }) {
  if (parcels.length === 0) return null;
  return (
    <section className="e-order-part e-screen-only" aria-labelledby="order-tracking">
      <h2 id="order-tracking">Tracking</h2>
      {parcels.map((parcel) => (
        <div key={parcel.id} className="e-parcel">
          <p>
            {parcel.carrier} <span className="e-parcel-number">{parcel.trackNumber}</span>{' '}
            <span className="e-tag" data-tone={parcel.status === 'DELIVERED' ? 'good' : undefined}>
              {parcelLabel(parcel.status)}
            </span>
          </p>
          <Events parcel={parcel} />
        </div>
      ))}
    </section>
  );
}

function Events({ parcel: { events } }: { parcel: Parcel }) {
  if (events === null) {
    return <p className="e-fact">The way of this parcel cannot be read just now.</p>;
  }
  return (
    <ol className="e-events">
      {events.map((event) => (
        <li key={`${event.createdAt} ${event.status}`}>
          <span>{event.note ?? parcelLabel(event.status)}</span>
          <span className="e-fact">
            {[event.location, formatMoment(event.createdAt)].filter(Boolean).join(' · ')}
          </span>
        </li>
      ))}
    </ol>
  );
}
