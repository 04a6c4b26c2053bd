import type { PageProduct } from '../ProductScreen.tsx';
import { ConditionGuide } from './ConditionGuide.tsx';
import './condition.css';

/**
 * Grade and state of each part as a table, and the way to what the grades mean. `topCategory` is the first level-0
 * category, or the second one where the first is Designers; null for a product without.
 */
export function Condition({
  condition,
  topCategory,
}: {
  condition: NonNullable<PageProduct['condition']>;
  topCategory: string | null;
}) {
  const parts = [
    ['Grade', condition.label],
    ['Exterior', condition.exterior],
    ['Interior', condition.interior],
  ] as const;
  return (
    <div className="e-condition-part">
      <table className="e-condition">
        <caption>Condition</caption>
        <tbody>
          {parts.map(
            ([part, state]) =>
              state && (
                <tr key={part}>
                  <th scope="row">{part}</th>
                  <td>{state}</td>
                </tr>
              ),
          )}
        </tbody>
      </table>
      {topCategory && <ConditionGuide topCategory={topCategory} />}
    </div>
  );
}
