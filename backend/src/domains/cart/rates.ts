import { randomUUID } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { createReader, deleteRows, insertRow, updateRows } from '../../db/rows.ts';
import { badInput, noSuchEntity } from '../../shared/webapi/errors.ts';
import { createParser } from '../../shared/webapi/input.ts';
import { adminRoute, type Route } from '../../shared/webapi/route.ts';

const access = 'Magento_SalesRule::quote';

const ruleSchema = z.object({
  name: z.string().min(1),
  discount_amount: z.number().min(0).max(100),
  simple_action: z.literal('by_percent'),
  is_active: z.boolean().default(true),
  store_labels: z.array(z.object({ store_label: z.string() })).default([]),
});

const couponSchema = z.object({ rule_id: z.int(), code: z.string().min(1) });

const parse = createParser((error) =>
  badInput(`Error when saving rule: ${z.prettifyError(error)}`),
);

/** Rules and coupons for administrators; a rule has one coupon here. Magento: /V1/salesRules, /V1/coupons. */
export function adminCouponRoutes(db: DatabaseSync): Route[] {
  return [
    adminRoute(access).post('/salesRules', { rule: 'mixed' }, ({ args }) => {
      const rule = parse(ruleSchema, args.rule);
      const label = rule.store_labels[0]?.store_label ?? rule.name;
      const { discount_amount: percent, is_active: isActive } = rule;
      const coupon = { code: randomUUID(), label, percent, isActive };
      return { ...rule, rule_id: insertRow(db, 'sales_rule', coupon) };
    }),
    adminRoute(access).delete('/salesRules/:ruleId', { ruleId: 'int' }, ({ args }) => {
      const removed = deleteRows(db, 'sales_rule', { id: args.ruleId });
      if (removed === 0) throw noSuchEntity('rule_id', args.ruleId);
      return true;
    }),
    adminRoute(access).post('/coupons', { coupon: 'mixed' }, ({ args }) => {
      const { rule_id: id, code } = parse(couponSchema, args.coupon);
      if (updateRows(db, 'sales_rule', { id }, { code }) === 0)
        throw badInput('Error occurred when saving coupon: %1', ['No such rule']);
      return { coupon_id: id, rule_id: id, code, times_used: 0, type: 0, is_primary: true };
    }),
  ];
}

/** A coupon in the administrators' view: a percentage off every line. */
export interface StaffCoupon {
  readonly code: string;
  readonly label: string;
  readonly percent: number;
  readonly isActive: boolean;
}

export type CouponRepository = ReturnType<typeof createCouponRepository>;

export function createCouponRepository(db: DatabaseSync) {
  const coupons = createReader<StaffCoupon>(db, 'sales_rule', {
    columns: 'code, label, percent, is_active',
    flags: ['isActive'],
  });
  return {
    list: () => coupons.query('ORDER BY code'),
    /** Case-insensitive; undefined if there is none. */
    byCode: (code: string) => coupons.find({ code }),
    create: (coupon: Pick<StaffCoupon, 'code' | 'label' | 'percent'>): void =>
      void insertRow(db, 'sales_rule', coupon),
    setActive: (code: string, isActive: boolean) =>
      updateRows(db, 'sales_rule', { code }, { isActive }),
  };
}

/** A coupon: a percentage off every line, or cents off every unit or the whole cart. */
export interface Coupon {
  readonly ruleId: number;
  readonly label: string;
  readonly percent: number;
  readonly centsAPiece?: number;
  readonly centsOffCart?: number;
  readonly freeShipping?: boolean;
}

/** The tax rate of a region; `code` is the name in Magento's responses. */
export interface TaxRate {
  readonly code: string;
  readonly percent: number;
}

export type RateRepository = ReturnType<typeof createRateRepository>;

export function createRateRepository(db: DatabaseSync) {
  const coupons = createReader<Coupon>(db, 'sales_rule', {
    columns: 'id AS rule_id, label, percent, cents_a_piece, cents_off_cart, free_shipping',
    flags: ['freeShipping'],
  });
  const rates = createReader<TaxRate>(db, 'tax_rate', { columns: 'code, percent' });
  return {
    /** An active coupon; case-insensitive. */
    coupon: (code: string) => coupons.find({ code, isActive: true }),
    /** The coupon of a cart, active or not, because it remains valid until the cart is next saved. */
    appliedCoupon: (code: string) => coupons.find({ code }),
    /** The tax rate of a region; undefined without tax. */
    taxRate: (countryId: string, regionId: number) => rates.find({ countryId, regionId }),
  };
}
