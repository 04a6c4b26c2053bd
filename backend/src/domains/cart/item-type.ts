import { listType, objectType } from '../../shared/webapi/data-type.ts';

/** A line as Magento's quote module declares it. */
export const itemType = objectType({
  itemId: 'int',
  sku: 'string',
  qty: 'float',
  name: 'string',
  price: 'float',
  productType: 'string',
  quoteId: 'string',
  productOption: objectType({
    extensionAttributes: objectType({
      customOptions: listType(objectType({ optionId: 'string', optionValue: 'string' })),
    }),
  }),
  // What an answer shows there may be sent back with the line; it changes nothing.
  extensionAttributes: objectType({
    discounts: listType('mixed'),
    instock: 'boolean',
    imageUrl: 'string',
    urlKey: 'string',
  }),
});
