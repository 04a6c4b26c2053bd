import type { DatabaseSync } from 'node:sqlite';
import type { Mailer } from '../mail/mailer.ts';
import type { Route } from '../shared/webapi/route.ts';
import { alertRoutes } from './alerts/rest.ts';
import { newsletterRoutes } from './content/newsletter.ts';
import { giftCardRoutes } from './giftcards/rest.ts';
import { wishlistRoutes } from './wishlist/rest.ts';

interface ModuleDependencies {
  readonly db: DatabaseSync;
  readonly mailer: Mailer;
  /** The time in milliseconds. */
  readonly now: () => number;
}

/** The rows of the shop's own modules around an account: wishlist, alerts, newsletter, gift cards. */
export const shopModuleRoutes = (options: ModuleDependencies): Route[] => [
  ...wishlistRoutes(options),
  ...alertRoutes(options),
  ...newsletterRoutes(options),
  ...giftCardRoutes(options),
];
