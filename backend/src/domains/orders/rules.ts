import { WebapiError } from '../../shared/webapi/errors.ts';
import { addressFaults } from '../cart/address.ts';
import { countryById } from '../cart/countries.ts';
import { isVirtual } from '../cart/rules.ts';
import type { Quote, QuoteAddress } from '../cart/types.ts';

/** A rejection to place an order: Magento's template and what fills it. */
export interface OrderFault {
  readonly message: string;
  readonly parameters?: readonly string[];
}

const addressFault = (kind: string, address: QuoteAddress): OrderFault[] => {
  const faults = addressFaults(address);
  if (faults.length === 0) return [];
  const message = `Please check the ${kind} address information. %1`;
  return [{ message, parameters: [faults.join(' ')] }];
};

const unusableCountry: OrderFault = {
  message: "Some addresses can't be used due to the configurations for specific countries.",
  parameters: [''],
};

function shippingFaults(quote: Quote): OrderFault[] {
  if (isVirtual(quote.items)) return [];
  if (!countryById(quote.shipping.countryId ?? '')) return [unusableCountry];
  const method = {
    message: 'The shipping method is missing. Select the shipping method and try again.',
  };
  return [
    ...addressFault('shipping', quote.shipping),
    ...(quote.shippingMethod === null ? [method] : []),
  ];
}

/** The first thing, in Magento's order, that keeps a cart from becoming an order. */
export function orderFault(quote: Quote): OrderFault | undefined {
  if (quote.items.length === 0) {
    const message =
      'A server error stopped your order from being placed. Please try to place your order again.';
    return { message };
  }
  const payment = { message: 'Enter a valid payment method and try again.' };
  return [
    ...shippingFaults(quote),
    ...addressFault('billing', quote.billing),
    ...(quote.payment === null ? [payment] : []),
  ][0];
}

/** What the stock says about a line: `undefined` when there is enough. */
export function stockFault(wanted: number, available: number): OrderFault | undefined {
  if (available <= 0) return { message: 'Some of the products are out of stock.' };
  return wanted > available ? { message: 'The requested qty is not available' } : undefined;
}

/** A rejection as PUT …/order returns it. */
export const faultError = ({ message, parameters }: OrderFault): WebapiError =>
  new WebapiError(400, parameters === undefined ? { message } : { message, parameters });

/** The same rejection as payment-information returns it: filled in, without parameters. */
export function filledIn(error: unknown): unknown {
  if (!(error instanceof WebapiError) || error.status !== 400) return error;
  const { message, parameters } = error.body;
  const [first] = Array.isArray(parameters) ? parameters : [];
  return new WebapiError(400, { message: message.replace('%1', String(first ?? '')) });
}

/** 000000001, the number that shoppers see. */
export const incrementId = (sequence: number): string => String(sequence).padStart(9, '0');
