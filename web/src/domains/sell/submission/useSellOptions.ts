import { type SellOptionsQuery, useSellOptionsQuery } from './SellOptions.generated.ts';

export type SellOptions = {
  readonly [Name in keyof SellOptionsQuery]: NonNullable<SellOptionsQuery[Name]>;
};

/** The options of a submission; null without designers and terms. `query` is failed if one of them is missing. */
export function useSellOptions() {
  const { data, error, refetch } = useSellOptionsQuery();
  const { sellDesigners, sellTerms } = data ?? {};
  const options: SellOptions | null =
    sellDesigners && sellTerms ? { sellDesigners, sellTerms } : null;
  return { options, query: { error: error ?? data, refetch } };
}
