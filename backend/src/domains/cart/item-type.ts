import { listType, type ObjectType, objectType } from '../../shared/webapi/data-type.ts';

const stockItem = {
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
} as const;

/** A line as Magento's quote module declares it; `hasOwnFields`: with those that the shop adds. */
export function createItemType(hasOwnFields: boolean): ObjectType {
  const ownFields = {
    instock: 'boolean',
    imageUrl: 'string',
    urlKey: 'string',
  } as const;
  return objectType({
    ...stockItem,
    // What a response shows there may be sent back with the line; it changes nothing.
    extensionAttributes: objectType({
      discounts: listType('mixed'),
      ...(hasOwnFields && ownFields),
    }),
  });
}
