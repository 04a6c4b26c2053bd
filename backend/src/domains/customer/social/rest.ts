import { objectType } from '../../../shared/webapi/data-type.ts';
import { required } from '../../../shared/webapi/errors.ts';
import { type Call, optional, type Route, route } from '../../../shared/webapi/route.ts';
import type { Identity } from './identities.ts';
import type { Verifier } from './verify.ts';

/** Told by the browser, so it decides nothing: who signs in is read from the token. */
const userInfo = objectType({
  id: 'string',
  email: 'string',
  givenName: 'string',
  familyName: 'string',
  name: 'string',
  picture: 'string',
});

const filled = ({ args }: Call, name: string): string => {
  const value = String(args[name]);
  if (value === '') throw required(name);
  return value;
};

/** Signing in with an account elsewhere; both answer a customer token. The shop's own module. */
export function socialRoutes(verifier: Verifier, signIn: (identity: Identity) => string): Route[] {
  return [
    route.post(
      '/social/facebooklogin',
      { access: 'anonymous', parameters: { accessToken: 'string' } },
      async (call) => signIn(await verifier.facebook(filled(call, 'accessToken'))),
    ),
    route.post(
      '/social/googlelogin',
      {
        access: 'anonymous',
        parameters: { userInfo: optional(userInfo), token: 'string' },
      },
      async (call) => signIn(await verifier.google(filled(call, 'token'))),
    ),
  ];
}
