import { dayOf } from '../shared/dates.ts';
import type { SellItem_DetailsFragment } from './SellItem.generated.ts';
import { moveText } from './words.ts';

/** Everything that happened, newest first. */
export function History({ entries }: { entries: SellItem_DetailsFragment['history'] }) {
  return (
    <section>
      <h2 className="e-eyebrow">History</h2>
      <ol className="e-sell-history">
        {[...entries].reverse().map((entry) => (
          <li key={`${entry.at} ${entry.move} ${entry.status}`}>
            <time dateTime={entry.at}>{dayOf(entry.at)}</time>
            <div>
              <p>{moveText(entry)}</p>
              {entry.from !== entry.status && <p className="e-fact">{entry.statusLabel}</p>}
              {entry.reason && <p className="e-fact">“{entry.reason}”</p>}
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
