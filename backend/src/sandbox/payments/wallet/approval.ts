import type { Approval, ProviderStore } from '../store.ts';
import { walletTestUsers } from './test-users.ts';

/** What the payer of a wallet's order agreed to; undefined while nobody has approved it. */
export function toApproval(
  { walletOrders }: Pick<ProviderStore, 'walletOrders'>,
  id: string,
): Approval | undefined {
  const order = walletOrders.find(id);
  const payer = walletTestUsers.find(({ email }) => email === order?.payer);
  if (order === undefined || payer === undefined) return undefined;
  return { behaviour: payer.behaviour, limitCents: order.amountCents };
}
