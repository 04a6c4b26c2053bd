import type { SellFacts } from '../domains/sell/facts.ts';
import { CASH_PART, estimate } from '../domains/sell/money-rules.ts';
import type { SellItem } from '../domains/sell/types.ts';

/** The resale range of an unknown model, in dollars. */
const UNKNOWN = { min: 300, max: 500 };

/** Suggests an offer from the model's resale range, the condition and the owner's price. */
export function suggestedOffer(item: SellItem, facts: SellFacts) {
  const { designer, model, condition } = item.details;
  const lines = facts.designers.find(({ name }) => name === designer)?.lines ?? [];
  const line = lines.find((one) => one.model.toLowerCase() === model.toLowerCase());
  const wishedCents = item.counterCents ?? item.askingCents;
  const resale =
    line?.resale ??
    (wishedCents === null
      ? UNKNOWN
      : { min: wishedCents / CASH_PART / 100, max: wishedCents / CASH_PART / 90 });
  const known = facts.conditions.find(({ code }) => code === condition);
  const { low, high } = estimate(
    { resale },
    { resaleFactor: known?.resaleFactor ?? [1, 1] },
  ).resale;
  const listLowCents = Math.max(low, 5000);
  return {
    cashCents: Math.max(2500, Math.floor((listLowCents * CASH_PART) / 500) * 500),
    listLowCents,
    listHighCents: Math.max(high, listLowCents),
  };
}
