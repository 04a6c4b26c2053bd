import { badInput, noSuchEntity } from '../../shared/webapi/errors.ts';
import { type Route, route } from '../../shared/webapi/route.ts';
import { toCondition } from './description.ts';
import type { AcceptedDesigner, SellFacts } from './facts.ts';
import {
  CREDIT_BONUS,
  commissionTable,
  estimate,
  OFFER_MS,
  type Range,
  SHIP_MS,
} from './money-rules.ts';

const DAY_MS = 86_400_000;

const same = (a: string, b: string): boolean => a.toLowerCase() === b.trim().toLowerCase();

const rangeView = ({ low, high }: Range) => ({ low: low / 100, high: high / 100 });

const estimateRoute = (facts: SellFacts): Route =>
  route.get(
    '/sell/estimate',
    {
      access: 'anonymous',
      parameters: {
        designer: 'string',
        model: 'string',
        condition: 'string',
      },
    },
    ({ args }) => {
      const code = toCondition(facts, String(args.condition));
      const condition = facts.conditions.find((one) => one.code === code);
      const designer = facts.designers.find(({ name }) => same(name, String(args.designer)));
      if (designer === undefined) throw noSuchEntity('designer', args.designer);
      const line = designer.lines.find(({ model }) => same(model, String(args.model)));
      if (line === undefined) throw noSuchEntity('model', args.model);
      if (condition === undefined) throw badInput('Unknown condition.');
      const found = estimate(line, condition);
      return {
        designer: designer.name,
        model: line.model,
        category: line.category,
        condition: code,
        ...rangeView(found.cash),
        cash: rangeView(found.cash),
        consign: rangeView(found.consign),
        store_credit: rangeView(found.storeCredit),
        resale: rangeView(found.resale),
        typical_days_to_sell: found.typicalDaysToSell,
      };
    },
  );

const termsRoute = (facts: SellFacts): Route =>
  route.get('/sell/terms', { access: 'anonymous' }, () => ({
    commission: commissionTable.map(({ belowCents, share }) => ({
      below: Number.isFinite(belowCents) ? belowCents / 100 : null,
      percent: Math.round(share * 100),
    })),
    store_credit_bonus_percent: Math.round(CREDIT_BONUS * 100),
    offer_days: OFFER_MS / DAY_MS,
    ship_days: SHIP_MS / DAY_MS,
    categories: Object.keys(facts.categories),
    conditions: facts.conditions.map(({ code, label, text }) => ({ code, label, text })),
    answers: Object.entries(facts.conditionByPart).map(([part, answers]) => ({ part, answers })),
    extras: facts.includes,
  }));

export const sellPublicRoutes = (
  facts: SellFacts,
  designers: () => readonly AcceptedDesigner[],
): Route[] => [
  route.get('/selltous/designers', { access: 'anonymous' }, () =>
    designers().map(({ name, slug, models }) => ({
      name,
      url_path: `designers/${slug}`,
      categories: [...new Set(models.map(({ category }) => category))],
      models: models.map(({ model, category }) => ({ name: model, category })),
    })),
  ),
  estimateRoute(facts),
  termsRoute(facts),
];
