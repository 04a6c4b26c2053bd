import type { DatabaseSync } from 'node:sqlite';
import { createRowMapper, insertRow } from '../../db/rows.ts';

/** A coupon in the administrators' view: a percentage off every line. */
export interface StaffCoupon {
  readonly code: string;
  readonly label: string;
  readonly percent: number;
  readonly isActive: boolean;
}

export type CouponRepository = ReturnType<typeof createCouponRepository>;

const toCoupon = createRowMapper<StaffCoupon>({ flags: ['isActive'] });

export function createCouponRepository(db: DatabaseSync) {
  const all = db.prepare('SELECT code, label, percent, is_active FROM sales_rule ORDER BY code');
  const one = db.prepare('SELECT code, label, percent, is_active FROM sales_rule WHERE code = ?');
  const update = db.prepare('UPDATE sales_rule SET is_active = ? WHERE code = ?');
  return {
    list: (): readonly StaffCoupon[] => all.all().map(toCoupon),
    /** Case-insensitive; undefined if there is none. */
    byCode: (code: string): StaffCoupon | undefined => toCoupon(one.get(code)),
    create: (coupon: Pick<StaffCoupon, 'code' | 'label' | 'percent'>): void =>
      void insertRow(db, 'sales_rule', coupon),
    setActive: (code: string, isActive: boolean): void => void update.run(Number(isActive), code),
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

const couponFromRow = createRowMapper<Coupon>({ flags: ['freeShipping'] });

export function createRateRepository(db: DatabaseSync) {
  const coupon = db.prepare(
    `SELECT id AS rule_id, label, percent, cents_a_piece, cents_off_cart, free_shipping
     FROM sales_rule WHERE code = ?1 AND (is_active = 1 OR ?2)`,
  );
  const rate = db.prepare('SELECT * FROM tax_rate WHERE country_id = ? AND region_id = ?');
  return {
    /** An active coupon; case-insensitive. */
    coupon: (code: string): Coupon | undefined => couponFromRow(coupon.get(code, 0)),
    /** The coupon of a cart, active or not, because it remains valid until the cart is next saved. */
    appliedCoupon: (code: string): Coupon | undefined => couponFromRow(coupon.get(code, 1)),
    /** The tax rate of a region; undefined without tax. */
    taxRate: (countryId: string, regionId: number): TaxRate | undefined => {
      const row = rate.get(countryId, regionId);
      return row && { code: String(row.code), percent: Number(row.percent) };
    },
  };
}
