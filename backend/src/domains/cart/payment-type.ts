import { keyedListType, listType, objectType } from '../../shared/webapi/data-type.ts';

/** A `paymentMethod` argument as Magento declares it; a mail address inside it is refused. */
export const paymentMethodType = objectType({
  method: 'string',
  poNumber: 'string',
  additionalData: keyedListType('string'),
  extensionAttributes: objectType({ agreementIds: listType('string') }),
});
