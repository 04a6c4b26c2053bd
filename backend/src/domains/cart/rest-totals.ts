import { dollars } from '../../shared/money.ts';
import { objectType } from '../../shared/webapi/data-type.ts';
import { UnhandledMagentoError } from '../../shared/webapi/dispatch.ts';
import type { Call } from '../../shared/webapi/route.ts';
import { addressType, givenAddress, mergeAddress } from './address.ts';
import type { CartOperation } from './operations.ts';
import { isVirtual } from './rules.ts';
import type { CartService } from './service.ts';
import { totalsView } from './totals-view.ts';
import type { Quote } from './types.ts';

const totalsInformation = objectType({
  address: addressType,
  shippingMethodCode: 'string',
  shippingCarrierCode: 'string',
  extensionAttributes: objectType({}),
  customAttributes: 'attributes',
});

interface TotalsInformation {
  readonly address?: unknown;
  readonly shippingMethodCode?: string | null;
  readonly shippingCarrierCode?: string | null;
}

/** The cart as it would be with this address and this way to ship; nothing of it is kept. */
function imagined(quote: Quote, { args }: Call): Quote {
  const given = args.addressInformation as TotalsInformation;
  if (given.address == null) throw new UnhandledMagentoError('Totals without an address.');
  const address = givenAddress(given.address);
  if (isVirtual(quote.items)) {
    return { ...quote, billing: { ...quote.billing, ...mergeAddress(quote.billing, address) } };
  }
  const { shippingCarrierCode: carrier, shippingMethodCode: method } = given;
  return {
    ...quote,
    shipping: { ...quote.shipping, ...mergeAddress(quote.shipping, address) },
    shippingMethod: carrier && method ? `${carrier}_${method}` : quote.shippingMethod,
  };
}

/** A cart's sums as they are, and as they would be. Magento: …/totals and …/totals-information. */
export const totalsOperations = (service: CartService): CartOperation[] => {
  const show = (quote: Quote): object => totalsView(quote, service.totals(quote));
  return [
    { method: 'GET', path: '/totals', handle: (call, owner) => show(owner.open(call)) },
    {
      method: 'POST',
      path: '/totals-information',
      parameters: { addressInformation: totalsInformation },
      handle: (call, owner) => {
        const quote = imagined(owner.open(call), call);
        const totals = service.totals(quote);
        return {
          ...(quote.items.length > 0 && { coupon_code: '' }),
          ...totalsView(quote, totals),
          base_subtotal_incl_tax: dollars(totals.subtotalInclTax),
        };
      },
    },
  ];
};
