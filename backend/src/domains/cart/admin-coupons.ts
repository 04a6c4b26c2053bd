import { randomUUID } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { insertRow } from '../../db/rows.ts';
import { badInput, noSuchEntity } from '../../shared/webapi/errors.ts';
import { type Route, route } from '../../shared/webapi/route.ts';

const access = 'Magento_SalesRule::quote';

const ruleSchema = z.object({
  name: z.string().min(1),
  discount_amount: z.number().min(0).max(100),
  simple_action: z.literal('by_percent'),
  is_active: z.boolean().default(true),
  store_labels: z.array(z.object({ store_label: z.string() })).default([]),
});

const couponSchema = z.object({ rule_id: z.int(), code: z.string().min(1) });

function parsed<Output>(schema: z.ZodType<Output>, value: unknown): Output {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw badInput(`Error when saving rule: ${z.prettifyError(result.error)}`);
}

/** Rules and coupons for administrators; a rule has one coupon here. Magento: /V1/salesRules, /V1/coupons. */
export function adminCouponRoutes(db: DatabaseSync): Route[] {
  return [
    route.post('/salesRules', { access, parameters: { rule: 'mixed' } }, ({ args }) => {
      const rule = parsed(ruleSchema, args.rule);
      const label = rule.store_labels[0]?.store_label ?? rule.name;
      const { discount_amount: percent, is_active: isActive } = rule;
      const coupon = { code: randomUUID(), label, percent, isActive };
      return { ...rule, rule_id: insertRow(db, 'sales_rule', coupon) };
    }),
    route.delete('/salesRules/:ruleId', { access, parameters: { ruleId: 'int' } }, ({ args }) => {
      const removed = db.prepare('DELETE FROM sales_rule WHERE id = ?').run(Number(args.ruleId));
      if (removed.changes === 0) throw noSuchEntity('rule_id', args.ruleId);
      return true;
    }),
    route.post('/coupons', { access, parameters: { coupon: 'mixed' } }, ({ args }) => {
      const { rule_id: id, code } = parsed(couponSchema, args.coupon);
      const changed = db.prepare('UPDATE sales_rule SET code = ? WHERE id = ?').run(code, id);
      if (changed.changes === 0)
        throw badInput('Error occurred when saving coupon: %1', ['No such rule']);
      return { coupon_id: id, rule_id: id, code, times_used: 0, type: 0, is_primary: true };
    }),
  ];
}
