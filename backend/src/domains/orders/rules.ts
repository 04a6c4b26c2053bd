import { rejection, WebapiError } from '../../shared/webapi/errors.ts';
import { addressFaults } from '../cart/address.ts';
import { countryById } from '../cart/countries.ts';
import { isVirtual } from '../cart/rules.ts';
import type { Quote, QuoteAddress } from '../cart/types.ts';

/** An error when placing an order: Magento's template and its parameters. */
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

/** The first error, in Magento's order, that prevents placing the order. */
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

/** The error of a line that exceeds the stock; `undefined` if there is enough. */
export function stockFault(wanted: number, available: number): OrderFault | undefined {
  if (available <= 0) return { message: 'Some of the products are out of stock.' };
  return wanted > available ? { message: 'The requested qty is not available' } : undefined;
}

/** An error in the format of PUT …/order. */
export const faultError = ({ message, parameters }: OrderFault): WebapiError =>
  rejection(400, message, parameters);

/** The same error in the format of payment-information: filled in, without parameters. */
export function filledIn(error: unknown): unknown {
  if (!(error instanceof WebapiError) || error.status !== 400) return error;
  const { message, parameters } = error.body;
  const [first] = Array.isArray(parameters) ? parameters : [];
  return rejection(400, message.replace('%1', String(first ?? '')));
}

/** The order number, such as 000000001. */
export const incrementId = (sequence: number): string => String(sequence).padStart(9, '0');
