import { userTypes } from '../../shared/tokens/jwt.ts';
import type { Tokens } from '../../shared/tokens/tokens.ts';
import { type Call, type Route, route } from '../../shared/webapi/route.ts';
import type { SignIn } from './sign-in.ts';

const credentials = { username: { type: 'string' }, password: { type: 'string' } } as const;

const given = ({ args }: Call): [string, string] => [String(args.username), String(args.password)];

/** Signing in and out. Magento: /V1/integration. */
export function tokenRoutes({ signIn, tokens }: { signIn: SignIn; tokens: Tokens }): Route[] {
  return [
    route.post(
      '/integration/customer/token',
      { access: 'anonymous', parameters: credentials },
      (call) => signIn.customer(...given(call)),
    ),
    route.post(
      '/integration/admin/token',
      { access: 'anonymous', parameters: credentials },
      (call) => signIn.admin(...given(call)),
    ),
    route.post('/integration/customer/revoke-customer-token', { access: 'self' }, ({ caller }) => {
      tokens.revoke({ type: userTypes.customer, id: Number(caller.customerId) });
      return true;
    }),
  ];
}
