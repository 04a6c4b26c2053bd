import type { CouponRepository, StaffCoupon } from '../domains/cart/rates.ts';
import { badInput } from '../shared/webapi/errors.ts';
import { type Action, createAction, type Section, type SectionPage } from './actions.ts';
import { factCard, html, link, table } from './layout.ts';

const CODE = /^[A-Z0-9-]{3,20}$/;

const toDiscountLabel = ({ percent }: StaffCoupon): string =>
  percent > 0 ? `${percent}% off` : 'Fixed amount off';

const toStateLabel = ({ isActive }: StaffCoupon): string => (isActive ? 'Active' : 'Ended');

function newCouponAction(coupons: CouponRepository): Action {
  return {
    name: 'create',
    label: 'Create coupon',
    fields: [
      { name: 'code', label: 'Code', kind: 'text' },
      { name: 'label', label: 'Label for shoppers', kind: 'text' },
      { name: 'percent', label: 'Percent off', kind: 'text' },
    ],
    run: (values) => {
      const code = values.code?.trim().toUpperCase() ?? '';
      const percent = Number(values.percent?.trim().replace(/%$/, '') || Number.NaN);
      if (!CODE.test(code)) throw badInput('Enter 3 to 20 letters, digits or hyphens.');
      if (code === 'NEW' || coupons.byCode(code)) throw badInput('This code is taken.');
      if (!(percent >= 1 && percent <= 100)) throw badInput('Enter a percentage from 1 to 100.');
      coupons.create({ code, label: values.label?.trim() || code, percent });
      return `Created ${code}.`;
    },
  };
}

function activityAction(coupon: StaffCoupon, coupons: CouponRepository): Action {
  const { code, isActive } = coupon;
  const [name, label] = isActive ? ['end', 'End coupon'] : ['resume', 'Resume coupon'];
  return createAction(name, label, [], () => {
    coupons.setActive(code, !isActive);
    return isActive ? `${code} has ended.` : `${code} is active again.`;
  });
}

function open(code: string, coupons: CouponRepository): SectionPage | undefined {
  if (code === 'new') {
    const body = html`<p class="quiet">A coupon takes a share off every piece in the bag.</p>`;
    return { title: 'New coupon', body, actions: [newCouponAction(coupons)] };
  }
  const coupon = coupons.byCode(code);
  if (coupon === undefined) return undefined;
  return {
    title: `Coupon ${coupon.code}`,
    body: factCard([
      ['Label', coupon.label],
      ['Discount', toDiscountLabel(coupon)],
      ['State', toStateLabel(coupon)],
    ]),
    actions: [activityAction(coupon, coupons)],
  };
}

export const couponsSection = (coupons: CouponRepository): Section => ({
  name: 'coupons',
  list: () => ({
    title: 'Coupons',
    body: html`<p class="lead quiet"><a href="/admin/coupons/new">Create a new one</a></p>${table(
      ['Coupon', 'Label', 'Discount', 'State'],
      coupons
        .list()
        .map((coupon) => [
          link(`/admin/coupons/${coupon.code}`, coupon.code),
          coupon.label,
          toDiscountLabel(coupon),
          toStateLabel(coupon),
        ]),
    )}`,
  }),
  open: (code) => open(code, coupons),
});
