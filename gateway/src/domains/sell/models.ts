import type { SellConsignment, SellItem, SellItemPage } from '../../generated/types.ts';

/** How the shop sells an item; the product behind its sku is read only when it is selected. */
export type SellConsignmentModel = Omit<SellConsignment, 'product'>;

/** An item as its owner sees it. */
export type SellItemModel = Omit<SellItem, 'consignment'> & {
  readonly consignment: SellConsignmentModel | null;
};

/** A page of items. */
export type SellItemPageModel = Omit<SellItemPage, 'items'> & {
  readonly items: readonly SellItemModel[];
};
