import type { CookieSerializeOptions } from '@fastify/cookie';
import type { DecryptedSession, SessionEncryption, SessionPayload } from './encryption.ts';
import { getSessionEnd } from './token.ts';

/** Maximum idle time of a session: a day. */
const IDLE_MS = 86_400_000;
/** Maximum clock difference between gateways, and to Magento. */
export const LEEWAY_MS = 60_000;

function isExpired({ token, begunAt, usedAt }: DecryptedSession): boolean {
  const time = Date.now();
  return (
    time > getSessionEnd(token, begunAt) + LEEWAY_MS ||
    time - usedAt > IDLE_MS + LEEWAY_MS ||
    begunAt - time > LEEWAY_MS
  );
}

export interface SessionReply {
  setCookie(name: string, value: string, options: CookieSerializeOptions): unknown;
}

export function createSessionCookie(encryption: SessionEncryption, webOrigins: readonly string[]) {
  const isSecure = webOrigins.some((origin) => origin.startsWith('https:'));
  // The prefix binds the cookie to one host.
  const name = isSecure ? '__Host-encore-session' : 'encore-session';
  const set = (reply: SessionReply, value: string, maxAge: number) =>
    reply.setCookie(name, value, {
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure: isSecure,
      maxAge,
    });
  return {
    name,
    async save(reply: SessionReply, session: SessionPayload): Promise<void> {
      const left = getSessionEnd(session.token, session.begunAt) - Date.now();
      set(reply, await encryption.encrypt(session), Math.max(0, Math.round(left / 1_000)));
    },
    clear: (reply: SessionReply) => void set(reply, '', 0),
    /** Null if the cookie is invalid or its session has expired. */
    async read(value: string): Promise<DecryptedSession | null> {
      const session = await encryption.decrypt(value);
      return session === null || isExpired(session) ? null : session;
    },
  };
}
