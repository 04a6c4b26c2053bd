import { CommerceError } from '../../src/sources/commerce-rest/errors.ts';

/** An answer of the fake REST that refuses, as the back end does. */
export function reject(
  status: number,
  template: string,
  parameters: Readonly<Record<string, unknown>> = {},
) {
  return () => {
    throw new CommerceError(status, { template, parameters, message: template });
  };
}

/** What Magento says of a guest cart that does not exist. */
export const NO_CART = reject(404, 'No such entity with %fieldName = %fieldValue', {
  fieldName: 'cartId',
  fieldValue: null,
});
