import type { Intents } from '#lib/session/intents.ts';
import {
  readSignInParams,
  redirectTarget,
  withoutSignInParams,
} from '#lib/session/signInParams.ts';

interface Place {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

/**
 * Where a person goes who has just signed in: where `redirect` says, else back to the page that was lost or asked for,
 * else from /logout to the account, else nowhere. The item of `wishlist` becomes the intent that goes on next.
 */
export function afterSignIn(
  place: Place,
  intents: Intents,
  origin = window.location.origin,
): string {
  const { redirect, wishlist } = readSignInParams(place.search, origin);
  if (wishlist) intents.keep({ kind: 'favorite', value: wishlist });
  const stay = place.pathname === '/logout' ? '/account' : withoutSignInParams(place);
  return redirect ?? takeReturn(intents, origin) ?? stay;
}

function takeReturn(intents: Intents, origin: string): string | null {
  const intent = intents.peek();
  if (intent?.kind !== 'return') return null;
  intents.drop();
  return redirectTarget(intent.value, origin);
}
