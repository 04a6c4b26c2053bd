import { formatDollars } from '#lib/format/money.ts';
import { withPrice, withSold, withValueToggled } from './listingChanges.ts';
import type { ListingParams } from './listingParams.ts';

/** An applied filter and the list without it. */
export type Chip = {
  readonly key: string;
  readonly label: string;
  /** How leaving it out is offered when nothing is found; null when that could not find more. */
  readonly offer: string | null;
  readonly without: ListingParams;
};

/** Every applied filter as a chip, in the order of the URL. */
export function chipsOf(params: ListingParams): Chip[] {
  const values = Object.entries(params.filters).flatMap(([code, list]) =>
    list.map((value) => ({
      key: `${code}:${value}`,
      label: value,
      offer: `Without ${value}`,
      without: withValueToggled(params, code, value),
    })),
  );
  const price = priceLabel(params.min, params.max);
  return [
    ...values,
    ...(price
      ? [
          {
            key: 'price',
            label: price,
            offer: 'At any price',
            without: withPrice(params, null, null),
          },
        ]
      : []),
    ...(params.includeSold
      ? [
          {
            key: 'sold',
            label: 'With recently sold',
            offer: null,
            without: withSold(params, false),
          },
        ]
      : []),
  ];
}

function priceLabel(min: number | null, max: number | null): string | null {
  if (min !== null && max !== null) return `${formatDollars(min)} to ${formatDollars(max)}`;
  if (min !== null) return `From ${formatDollars(min)}`;
  return max === null ? null : `Up to ${formatDollars(max)}`;
}
