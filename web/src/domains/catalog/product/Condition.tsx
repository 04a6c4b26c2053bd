import type { PageProduct } from './ProductScreen.tsx';

/** Grade and state of each part as a table. */
export function Condition({ condition }: { condition: NonNullable<PageProduct['condition']> }) {
  const parts = [
    ['Grade', condition.label],
    ['Exterior', condition.exterior],
    ['Interior', condition.interior],
  ] as const;
  return (
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
  );
}
