import type { DatabaseSync } from 'node:sqlite';

/** A coupon as staff see it: a share off every line. */
export interface StaffCoupon {
  readonly code: string;
  readonly label: string;
  readonly percent: number;
  readonly isActive: boolean;
}

export interface CouponRepository {
  /** All coupons by code. */
  list(): readonly StaffCoupon[];
  /** Whatever the case of its letters; undefined when there is none. */
  byCode(code: string): StaffCoupon | undefined;
  create(coupon: Pick<StaffCoupon, 'code' | 'label' | 'percent'>): void;
  setActive(code: string, isActive: boolean): void;
}

type Row = Record<string, unknown>;

const toCoupon = (row: Row): StaffCoupon => ({
  code: String(row.code),
  label: String(row.label),
  percent: Number(row.percent),
  isActive: row.is_active === 1,
});

/** The coupons of the commerce database, for staff. */
export function createCouponRepository(db: DatabaseSync): CouponRepository {
  const all = db.prepare('SELECT * FROM sales_rule ORDER BY code');
  const one = db.prepare('SELECT * FROM sales_rule WHERE code = ?');
  const insert = db.prepare('INSERT INTO sales_rule (code, label, percent) VALUES (?, ?, ?)');
  const update = db.prepare('UPDATE sales_rule SET is_active = ? WHERE code = ?');
  return {
    list: () => all.all().map(toCoupon),
    byCode: (code) => {
      const row = one.get(code);
      return row && toCoupon(row);
    },
    create: ({ code, label, percent }) => void insert.run(code, label, percent),
    setActive: (code, isActive) => void update.run(Number(isActive), code),
  };
}
