import type { DatabaseSync } from 'node:sqlite';
import { noSuchEntity, notAuthorized } from '../../shared/webapi/errors.ts';
import { type Call, type Caller, type Route, route } from '../../shared/webapi/route.ts';
import { createCatalogRepository } from '../catalog/repository.ts';
import type { CatalogProduct } from '../catalog/types.ts';
import { createWishlistRepository } from './repository.ts';

/**
 * The caller's own customer id, when that is whom the call names.
 * @throws {WebapiError} 401 for another customer's id; not about 'self', since the session is good.
 */
function ownId(caller: Caller, named: unknown): number {
  if (caller.customerId === null) throw notAuthorized('self');
  if (named !== caller.customerId) throw notAuthorized('Magento_Customer::customer');
  return caller.customerId;
}

const parameters = { customerId: { type: 'int' }, productId: { type: 'int' } } as const;

/** Adding and removing favorites, described in docs/wire/wishlist.md. */
export function wishlistRoutes(options: {
  readonly db: DatabaseSync;
  readonly now: () => number;
}): Route[] {
  const wishlists = createWishlistRepository(options.db, options.now);
  const catalog = createCatalogRepository(options.db);
  const getProduct = ({ args }: Call): CatalogProduct => {
    const product = catalog.byId(Number(args.productId));
    if (product === undefined) throw noSuchEntity('productId', args.productId);
    return product;
  };
  return [
    route.put('/customer/addwishlist', { access: 'self', parameters }, (call) => {
      const customerId = ownId(call.caller, call.args.customerId);
      const product = getProduct(call);
      if (!product.enabled) throw noSuchEntity('productId', product.id);
      wishlists.add(customerId, product.sku);
      return true;
    }),
    route.delete('/customer/deletewishlist', { access: 'self', parameters }, (call) => {
      const customerId = ownId(call.caller, call.args.customerId);
      const { id, sku } = getProduct(call);
      if (!wishlists.remove(customerId, sku)) throw noSuchEntity('productId', id);
      return true;
    }),
  ];
}
