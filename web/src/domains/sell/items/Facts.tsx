import { formatMoney } from '#lib/format/money.ts';
import type { SellItem_DetailsFragment, SellItemReadQuery } from './SellItem.generated.ts';

export type Conditions = SellItemReadQuery['sellTerms']['conditions'];

/** A condition's name; its code where the shop no longer knows it. */
export const conditionLabel = (conditions: Conditions, code: string): string =>
  conditions.find((one) => one.code === code)?.label ?? code;

/** What the owner has said. What was left out has no row. */
export function Facts(props: { item: SellItem_DetailsFragment; conditions: Conditions }) {
  const { item, conditions } = props;
  const rows: readonly (readonly [string, string])[] = [
    ['Category', item.category],
    ['Condition', conditionLabel(conditions, item.condition)],
    ['Material', item.material],
    ['Color', item.color],
    ['Size', item.size],
    ['Included', item.extras.join(', ')],
    ['Your price', item.askingPrice ? formatMoney(item.askingPrice) : ''],
    ['You would accept', item.counterPrice ? formatMoney(item.counterPrice) : ''],
    ['Notes', item.notes],
  ];
  return (
    <section>
      <h2 className="e-eyebrow">What you told us</h2>
      <dl className="e-sell-facts">
        {rows
          .filter(([, text]) => text !== '')
          .map(([name, text]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
      </dl>
    </section>
  );
}
