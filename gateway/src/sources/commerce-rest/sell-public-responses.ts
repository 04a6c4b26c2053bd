import { z } from 'zod';
import { number, orNull } from '../wire-values.ts';

/** The designers whose goods the shop takes, and their models. */
export const designersResponse = z.array(
  z.object({
    name: z.string(),
    url_path: z.string(),
    categories: z.array(z.string()),
    models: z.array(z.object({ name: z.string(), category: z.string() })),
  }),
);

const range = z.object({ low: number, high: number });

/** What an item may bring, in dollars. */
export const estimateResponse = z.object({
  designer: z.string(),
  model: z.string(),
  category: z.string(),
  condition: z.string(),
  cash: range,
  consign: range,
  store_credit: range,
  resale: range,
  typical_days_to_sell: number,
});

/** How the shop pays, and the words of submissions. */
export const termsResponse = z.object({
  commission: z.array(z.object({ below: orNull(number), percent: number })),
  store_credit_bonus_percent: number,
  offer_days: number,
  ship_days: number,
  categories: z.array(z.string()),
  conditions: z.array(z.object({ code: z.string(), label: z.string(), text: z.string() })),
  answers: z.array(z.object({ part: z.string(), answers: z.array(z.string()) })),
  extras: z.array(z.string()),
});

export type DesignersResponse = z.output<typeof designersResponse>;
export type EstimateResponse = z.output<typeof estimateResponse>;
export type TermsResponse = z.output<typeof termsResponse>;
