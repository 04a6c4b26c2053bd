import { listOf, objectOf } from '../../shared/webapi/data-type.ts';

/** A line as Magento's quote module declares it. */
export const itemType = objectOf({
  itemId: 'int',
  sku: 'string',
  qty: 'float',
  name: 'string',
  price: 'float',
  productType: 'string',
  quoteId: 'string',
  productOption: objectOf({
    extensionAttributes: objectOf({
      customOptions: listOf(objectOf({ optionId: 'string', optionValue: 'string' })),
    }),
  }),
  // What an answer shows there may be sent back with the line; it changes nothing.
  extensionAttributes: objectOf({
    discounts: listOf('mixed'),
    instock: 'boolean',
    imageUrl: 'string',
    urlKey: 'string',
  }),
});
