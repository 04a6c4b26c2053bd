import { CommerceError } from '../../src/sources/commerce-rest/errors.ts';

/** Creates a rejection of the fake REST API in the back end's format. */
export function reject(
  status: number,
  template: string,
  parameters: Readonly<Record<string, unknown>> = {},
) {
  return () => {
    throw new CommerceError(status, template, parameters);
  };
}

/** Magento's rejection for a guest cart that does not exist. */
export const NO_CART = reject(404, 'No such entity with %fieldName = %fieldValue', {
  fieldName: 'cartId',
  fieldValue: null,
});
