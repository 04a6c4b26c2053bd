import { formatDay } from '#lib/format/dates.ts';
import type { OrderDetails_OrderFragment } from './OrderDetails.generated.ts';
import { timelineOf } from './timeline.ts';

/** Where an order is on its way, station by station. */
export function OrderTimeline({ order }: { order: OrderDetails_OrderFragment }) {
  const stations = timelineOf(order);
  const current = stations.findLastIndex(({ isDone }) => isDone);
  return (
    <ol className="e-timeline" aria-label="How far it is">
      {stations.map(({ label, at, isDone }, index) => (
        <li
          key={label}
          data-done={isDone || undefined}
          aria-current={index === current ? 'step' : undefined}
        >
          <span className="e-timeline-label">{label}</span>
          {!isDone && <span className="e-hidden">, to come</span>}
          {at && <span className="e-fact">{formatDay(at)}</span>}
        </li>
      ))}
    </ol>
  );
}
