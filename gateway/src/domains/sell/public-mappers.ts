import { toMoney } from '../../core/money.ts';
import type { SellDesigner, SellEstimate, SellTerms } from '../../generated/types.ts';
import type {
  DesignersResponse,
  EstimateResponse,
  TermsResponse,
} from '../../sources/commerce-rest/sell-public-responses.ts';
import { toRange } from './mappers.ts';

/** The designers whose items the shop takes. */
export const toDesigners = (designers: DesignersResponse): SellDesigner[] =>
  designers.map(({ name, url_path, categories, models }) => ({
    name,
    path: `/${url_path.replace(/^\/+/, '')}`,
    categories,
    models,
  }));

/** What an item would bring, before anybody has seen it. */
export const toEstimate = (estimate: EstimateResponse): SellEstimate => ({
  designer: estimate.designer,
  model: estimate.model,
  category: estimate.category,
  condition: estimate.condition,
  cash: toRange(estimate.cash),
  consign: toRange(estimate.consign),
  storeCredit: toRange(estimate.store_credit),
  resale: toRange(estimate.resale),
  typicalDaysToSell: estimate.typical_days_to_sell,
});

/** On what terms the shop takes items. */
export const toTerms = (terms: TermsResponse): SellTerms => ({
  commission: terms.commission.map(({ below, percent }) => ({
    below: below === null ? null : toMoney(below),
    percent,
  })),
  storeCreditBonusPercent: terms.store_credit_bonus_percent,
  offerDays: terms.offer_days,
  shipDays: terms.ship_days,
  categories: terms.categories,
  conditions: terms.conditions,
  questions: terms.answers,
  extras: terms.extras,
});
