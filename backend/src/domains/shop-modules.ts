import type { DatabaseSync } from 'node:sqlite';
import type { Route } from '../shared/webapi/route.ts';
import { wishlistRoutes } from './wishlist/rest.ts';

interface ModuleDependencies {
  readonly db: DatabaseSync;
  /** The time in milliseconds. */
  readonly now: () => number;
}

/** The rows of the shop's own modules around an account: wishlist. */
export function shopModuleRoutes({ db, now }: ModuleDependencies): Route[] {
  return [...wishlistRoutes({ db, now })];
}
