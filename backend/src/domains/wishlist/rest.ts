import type { DatabaseSync } from 'node:sqlite';
import { noSuchEntity, notAuthorized } from '../../shared/webapi/errors.ts';
import { customerRoute, type Route } from '../../shared/webapi/route.ts';
import { createCatalogRepository } from '../catalog/repository.ts';
import type { CatalogProduct } from '../catalog/types.ts';
import { createWishlistRepository } from './repository.ts';

const parameters = { customerId: 'int', productId: 'int' } as const;

interface WishlistCall {
  readonly args: { readonly customerId: number; readonly productId: number };
  readonly customerId: number;
}

/** Adding and removing favorites (docs/wire/wishlist.md). */
export function wishlistRoutes(options: {
  readonly db: DatabaseSync;
  readonly now: () => number;
}): Route[] {
  const wishlists = createWishlistRepository(options.db, options.now);
  const catalog = createCatalogRepository(options.db);
  /** @throws 401 for another customer's id, with another resource than 'self', because the session is valid */
  const getProduct = ({ args, customerId }: WishlistCall): CatalogProduct => {
    if (args.customerId !== customerId) throw notAuthorized('Magento_Customer::customer');
    const product = catalog.byId(args.productId);
    if (product === undefined) throw noSuchEntity('productId', args.productId);
    return product;
  };
  return [
    customerRoute.put('/customer/addwishlist', parameters, (call) => {
      const { id, sku, enabled } = getProduct(call);
      if (!enabled) throw noSuchEntity('productId', id);
      wishlists.add(call.customerId, sku);
      return true;
    }),
    customerRoute.delete('/customer/deletewishlist', parameters, (call) => {
      const { id, sku } = getProduct(call);
      if (!wishlists.remove(call.customerId, sku)) throw noSuchEntity('productId', id);
      return true;
    }),
  ];
}
