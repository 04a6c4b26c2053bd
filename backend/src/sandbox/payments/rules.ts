import { type Behaviour, HIDDEN_MS, isSilent } from './behaviour.ts';
import type { Approval, Charge, ProviderName, ProviderStore } from './store.ts';

/** What the shop requests. `source` is a nonce, or the id of a wallet's order. */
export interface ChargeRequest {
  readonly provider: ProviderName;
  readonly key: string;
  readonly amountCents: number;
  readonly source: string;
}

export type ChargeOutcome =
  | { readonly kind: 'made' | 'silent'; readonly charge: Charge }
  | { readonly kind: 'refused'; readonly behaviour: Behaviour }
  | { readonly kind: 'expired' | 'differs' };

/**
 * Makes a charge, once for a key: repeated, it returns the same charge. A charge of another amount under the same key,
 * or of more than was approved, is none.
 */
export function createCharge(
  { approvals, charges }: Pick<ProviderStore, 'approvals' | 'charges'>,
  request: ChargeRequest,
  { now, approval }: { now: number; approval?: Approval | undefined },
): ChargeOutcome {
  const { provider, key, amountCents } = request;
  const known = charges.find(provider, key);
  if (known !== undefined) {
    return known.amountCents === amountCents
      ? { kind: 'made', charge: known }
      : { kind: 'differs' };
  }
  const given = approval ?? approvals.take(provider, request.source, key);
  if (given === undefined) return { kind: 'expired' };
  if (given.limitCents !== null && amountCents > given.limitCents) return { kind: 'differs' };
  const { behaviour } = given;
  if (behaviour === 'decline' || behaviour === 'no-money' || behaviour === 'fail') {
    return { kind: 'refused', behaviour };
  }
  const hiddenUntil = behaviour === 'silent-and-hidden' ? now + HIDDEN_MS : 0;
  const charge = charges.add({ provider, key, amountCents, hiddenUntil });
  return { kind: isSilent(behaviour) ? 'silent' : 'made', charge };
}

/** Takes the money of a charge. False when it is void or there is none. */
export function capture(charges: ProviderStore['charges'], charge: Charge | undefined): boolean {
  if (charge === undefined || charge.state === 'voided') return false;
  charges.move(charge.reference, 'captured');
  return true;
}

/** Lets a charge go; money that was taken goes back. A charge that does not exist is let go, too. */
export function release(charges: ProviderStore['charges'], charge: Charge | undefined): void {
  if (charge !== undefined) charges.move(charge.reference, 'voided');
}

export interface RefundRequest {
  readonly key: string;
  readonly amountCents: number;
}

/**
 * Gives money of a captured charge back, once for a key. `differs`: the key stood for another amount; `too-much`: more
 * than is left of the charge.
 */
export function refund(
  { refunds }: Pick<ProviderStore, 'refunds'>,
  charge: Charge | undefined,
  { key, amountCents }: RefundRequest,
): 'given' | 'not-captured' | 'differs' | 'too-much' {
  if (charge?.state !== 'captured') return 'not-captured';
  const known = refunds.find(charge.reference, key);
  if (known !== undefined) return known === amountCents ? 'given' : 'differs';
  if (refunds.total(charge.reference) + amountCents > charge.amountCents) return 'too-much';
  refunds.add(charge.reference, key, amountCents);
  return 'given';
}
