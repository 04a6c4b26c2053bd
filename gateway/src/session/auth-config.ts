import type { Env } from '../env.ts';
import type { IdentityProvider } from '../generated/types.ts';
import { type Captcha, createProofOfWork, createRecaptcha, noCaptcha } from './captcha.ts';
import type { TtlStore } from './ttl-store.ts';

function createCaptcha(env: Env, store: TtlStore): Captcha {
  if (env.CAPTCHA === 'off') return noCaptcha;
  const { RECAPTCHA_SITE_KEY: siteKey = '', RECAPTCHA_SECRET: secret = '' } = env;
  if (env.CAPTCHA === 'recaptcha') return createRecaptcha({ siteKey, secret });
  return createProofOfWork(env.SESSION_SECRET, store);
}

const GOOGLE = { responseType: 'id_token', scope: 'openid email profile' };
const FACEBOOK = { responseType: 'token', scope: 'public_profile email' };

/** A provider by its own id, or by the sandbox that stands in for it; none without either. */
function createProviders(env: Env): IdentityProvider[] {
  const sandbox = env.SANDBOX_PUBLIC_URL && `${env.SANDBOX_PUBLIC_URL}/identity/authorize`;
  const choose = (clientId: string | undefined, real: string, sandboxId: string) => {
    if (clientId) return { clientId, authorizeUrl: real };
    return sandbox ? { clientId: sandboxId, authorizeUrl: sandbox } : null;
  };
  const google = 'https://accounts.google.com/o/oauth2/v2/auth';
  const facebook = 'https://www.facebook.com/v23.0/dialog/oauth';
  const atFacebook = choose(env.FACEBOOK_APP_ID, facebook, 'encore-facebook');
  const atGoogle = choose(env.GOOGLE_CLIENT_ID, google, 'encore-google');
  return [
    ...(atFacebook ? [{ name: 'FACEBOOK' as const, ...atFacebook, ...FACEBOOK }] : []),
    ...(atGoogle ? [{ name: 'GOOGLE' as const, ...atGoogle, ...GOOGLE }] : []),
  ];
}

/** How people sign in and open an account, beyond email address and password. */
export function createAuthConfig(env: Env, store: TtlStore) {
  return {
    captcha: createCaptcha(env, store),
    /** True if signing up with a known address succeeds like any other, and only its owner learns of it, by email. */
    hidesKnownEmails: env.SIGN_UP_KNOWN_EMAIL === 'email',
    providers: createProviders(env),
  };
}

export type AuthConfig = ReturnType<typeof createAuthConfig>;
