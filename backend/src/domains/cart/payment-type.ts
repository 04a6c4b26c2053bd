import { keyedListOf, listOf, objectOf } from '../../shared/webapi/data-type.ts';

/** A `paymentMethod` argument as Magento declares it; a mail address inside it is refused. */
export const paymentMethodType = objectOf({
  method: 'string',
  poNumber: 'string',
  additionalData: keyedListOf('string'),
  extensionAttributes: objectOf({ agreementIds: listOf('string') }),
});
