import { type SellOptionsQuery, useSellOptionsQuery } from './SellOptions.generated.ts';

export type SellOptions = {
  readonly [Name in keyof SellOptionsQuery]: NonNullable<SellOptionsQuery[Name]>;
};

/** Reads the options of a submission, which needs designers and terms: one without the other is a failure. */
export function useSellOptions() {
  const { data, error, refetch } = useSellOptionsQuery();
  const { sellDesigners, sellTerms } = data ?? {};
  const options: SellOptions | null =
    sellDesigners && sellTerms ? { sellDesigners, sellTerms } : null;
  return { options, hasFailed: !options && Boolean(error ?? data), refetch };
}
