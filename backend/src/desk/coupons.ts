import type { CouponRepository, StaffCoupon } from '../domains/cart/coupon-repository.ts';
import { badInput } from '../shared/webapi/errors.ts';
import type { Action } from './actions.ts';
import { html } from './html.ts';
import { facts, table } from './layout.ts';
import type { Opened, Room } from './room.ts';

const CODE = /^[A-Z0-9-]{3,20}$/;

const offOf = ({ percent }: StaffCoupon): string => (percent > 0 ? `${percent}% off` : 'A sum off');

const stateOf = ({ isActive }: StaffCoupon): string => (isActive ? 'Active' : 'Ended');

function createAction(coupons: CouponRepository): Action {
  return {
    name: 'create',
    label: 'Create the coupon',
    fields: [
      { name: 'code', label: 'Code', kind: 'text' },
      { name: 'label', label: 'What shoppers read', kind: 'text' },
      { name: 'percent', label: 'Percent off', kind: 'text' },
    ],
    run: (typed) => {
      const code = typed.code?.trim().toUpperCase() ?? '';
      const percent = Number(typed.percent?.trim().replace(/%$/, '') || Number.NaN);
      if (!CODE.test(code)) throw badInput('A code has 3 to 20 letters, digits and hyphens.');
      if (code === 'NEW' || coupons.byCode(code)) throw badInput('This code is taken.');
      if (!(percent >= 1 && percent <= 100)) throw badInput('Write a percentage from 1 to 100.');
      coupons.create({ code, label: typed.label?.trim() || code, percent });
      return `Created ${code}.`;
    },
  };
}

function activityAction(coupon: StaffCoupon, coupons: CouponRepository): Action {
  const { code, isActive } = coupon;
  return {
    name: isActive ? 'end' : 'resume',
    label: isActive ? 'End the coupon' : 'Resume the coupon',
    fields: [],
    run: () => {
      coupons.setActive(code, !isActive);
      return isActive ? `${code} has ended.` : `${code} is active again.`;
    },
  };
}

function open(code: string, coupons: CouponRepository): Opened | undefined {
  if (code === 'new') {
    const body = html`<p class="quiet">A coupon takes a share off every piece in the bag.</p>`;
    return { title: 'New coupon', body, actions: [createAction(coupons)] };
  }
  const coupon = coupons.byCode(code);
  if (coupon === undefined) return undefined;
  return {
    title: `Coupon ${coupon.code}`,
    body: html`<section class="card">${facts([
      ['Shoppers read', coupon.label],
      ['Takes off', offOf(coupon)],
      ['State', stateOf(coupon)],
    ])}</section>`,
    actions: [activityAction(coupon, coupons)],
  };
}

/** Coupons: all of them, a new one at /desk/coupons/new. */
export const couponsRoom = (coupons: CouponRepository): Room => ({
  name: 'coupons',
  list: () => ({
    title: 'Coupons',
    body: html`<p class="lead quiet"><a href="/desk/coupons/new">Create a new one</a></p>${table(
      ['Coupon', 'Shoppers read', 'Takes off', 'State'],
      coupons
        .list()
        .map((coupon) => [
          html`<a href="/desk/coupons/${coupon.code}">${coupon.code}</a>`,
          html`${coupon.label}`,
          html`${offOf(coupon)}`,
          html`${stateOf(coupon)}`,
        ]),
    )}`,
  }),
  open: (code) => open(code, coupons),
});
