import type { GatewayContext } from '../../context.ts';
import { tokenOf } from '../../session/session.ts';
import type { SellItemModel } from './models.ts';
import type { SellNewsEntry } from './news.ts';

/**
 * Follows the customer's items, or the one of `itemId`.
 * @throws UNAUTHENTICATED without a customer, NOT_FOUND when the item is not theirs.
 */
export const followItems = async (
  itemId: string | null,
  { loaders, sellNews, session }: GatewayContext,
): Promise<AsyncIterable<SellNewsEntry>> => {
  const token = tokenOf(session);
  if (itemId !== null) await loaders.sell.item(itemId);
  return sellNews.follow(token, itemId);
};

/**
 * The item that has changed.
 * @throws UNAUTHENTICATED when the customer has signed out meanwhile; what the back end said when it ended the session.
 */
export const toNews = (entry: unknown, { session }: GatewayContext): SellItemModel => {
  tokenOf(session);
  if (entry instanceof Error) throw entry;
  return entry as SellItemModel;
};
