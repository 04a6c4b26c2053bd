import { questionLabel } from '../submission/parts.ts';
import { type Conditions, conditionLabel } from './Facts.tsx';
import type { SellItem_DetailsFragment } from './SellItem.generated.ts';

/** What the shop found, set beside what the owner had said; where they differ, the row says so. */
export function Inspection(props: {
  item: SellItem_DetailsFragment;
  inspection: NonNullable<SellItem_DetailsFragment['inspection']>;
  conditions: Conditions;
}) {
  const { item, inspection, conditions } = props;
  const answerIn = (answers: readonly { part: string; answer: string }[], part: string) =>
    answers.find((one) => one.part === part)?.answer ?? '–';
  const parts = new Set([...item.answers, ...inspection.answers].map(({ part }) => part));
  const rows = [
    {
      name: 'Condition',
      yours: conditionLabel(conditions, item.condition),
      ours: conditionLabel(conditions, inspection.condition),
    },
    ...[...parts].map((part) => ({
      name: questionLabel(part),
      yours: answerIn(item.answers, part),
      ours: answerIn(inspection.answers, part),
    })),
  ];
  return (
    <section>
      <h2 className="e-eyebrow">Inspection report</h2>
      <table className="e-sell-table">
        <thead>
          <tr>
            <th scope="col">Part</th>
            <th scope="col">You said</th>
            <th scope="col">We found</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, yours, ours }) => (
            <tr key={name} data-differs={(ours !== '–' && ours !== yours) || undefined}>
              <th scope="row">{name}</th>
              <td>{yours}</td>
              <td>{ours}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {inspection.note && <p className="e-fact">“{inspection.note}”</p>}
    </section>
  );
}
