import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { escapeHtml } from '../../shared/html.ts';
import { choiceForm, createPages, getParams } from '../page.ts';
import { identityClients, identityTestUsers } from '../test-users.ts';
import { type Issuer, toClaims } from './issuer.ts';

const style = `*{box-sizing:border-box}body{margin:0;background:#f3f4f6;color:#111827;font:16px/1.5 Helvetica,Arial,sans-serif}
main{max-width:440px;margin:0 auto;padding:40px 16px}section{background:#fff;border:1px solid #d1d5db;border-radius:8px;padding:28px}
h1{font-size:22px;line-height:1.3;margin:0 0 8px}p{margin:0 0 20px;color:#4b5563}
button{display:block;width:100%;padding:12px 16px;margin-top:10px;border:1px solid #9ca3af;border-radius:6px;background:#fff;color:inherit;font:inherit;text-align:left;cursor:pointer}
button:hover,button:focus-visible{background:#f3f4f6;border-color:#111827}small{display:block;color:#4b5563}.cancel{text-align:center;margin-top:20px}`;

const { sendPage, sendMessage } = createPages(style);

const choices = identityTestUsers.map(({ sub, givenName, familyName, email, emailVerified }) => ({
  value: sub,
  name: `${givenName} ${familyName}`,
  note: `${email}${emailVerified ? '' : ' (address not confirmed)'}`,
}));

/** The OpenID Connect parameters of a query or form. */
type AuthorizeRequest = ReturnType<typeof readAuthorizeRequest>;

export interface IdentityOptions {
  readonly issuer: Issuer;
  /** The only origins to which responses are sent. */
  readonly shopOrigins: readonly string[];
}

/** @throws an Error with a message for the page */
function readAuthorizeRequest(given: URLSearchParams, shopOrigins: readonly string[]) {
  const text = (name: string): string => given.get(name) ?? '';
  const clientId = text('client_id');
  const provider = Object.hasOwn(identityClients, clientId) ? identityClients[clientId] : undefined;
  if (provider === undefined) throw new Error('The client_id is unknown.');
  const redirect = URL.parse(text('redirect_uri'));
  if (redirect === null || !shopOrigins.includes(redirect.origin)) {
    throw new Error('The redirect_uri is not an address of the shop.');
  }
  const isMessage = text('response_mode') === 'web_message';
  return { clientId, provider, redirect, isMessage, state: text('state'), nonce: text('nonce') };
}

async function createResponse(
  authorizeRequest: AuthorizeRequest,
  sub: string,
  issuer: Issuer,
): Promise<Record<string, string>> {
  const person = identityTestUsers.find((known) => known.sub === sub);
  if (person === undefined) return { error: 'access_denied', state: authorizeRequest.state };
  const grant = { person, clientId: authorizeRequest.clientId, nonce: authorizeRequest.nonce };
  return {
    access_token: await issuer.accessToken(grant),
    id_token: await issuer.idToken(grant),
    token_type: 'Bearer',
    expires_in: '600',
    state: authorizeRequest.state,
  };
}

/** The consent page: a choice of test users, or cancel. */
function sendConsent(reply: FastifyReply, authorizeRequest: AuthorizeRequest): FastifyReply {
  const { clientId, provider, redirect, isMessage, state, nonce } = authorizeRequest;
  const hidden = {
    client_id: clientId,
    redirect_uri: redirect.href,
    state,
    nonce,
    response_mode: isMessage ? 'web_message' : 'fragment',
  };
  const body = `<h1>Sign in to Encore with ${provider}</h1>
<p>A sandbox: choose a test account. Encore receives your name and your email address.</p>
${choiceForm('/identity/authorize', hidden, { field: 'person', choices })}`;
  // Browsers also check the target of a form's redirect, so the policy includes the shop.
  return sendPage(reply, { title: `Sign in with ${provider}`, body, target: redirect.origin });
}

/** The identity provider under /identity: consent window, keys and userinfo. */
export function registerIdentity(
  app: FastifyInstance,
  { issuer, shopOrigins }: IdentityOptions,
): void {
  type Send = (reply: FastifyReply, request: AuthorizeRequest, params: URLSearchParams) => unknown;
  const handle = (send: Send) => async (request: FastifyRequest, reply: FastifyReply) => {
    const params = getParams(request);
    let authorizeRequest: AuthorizeRequest;
    try {
      authorizeRequest = readAuthorizeRequest(params, shopOrigins);
    } catch (error) {
      const reason = escapeHtml(error instanceof Error ? error.message : '');
      const body = `<h1>Sign-in failed</h1><p>${reason}</p>`;
      return sendPage(reply.status(400), { title: 'Sign-in failed', body });
    }
    return send(reply, authorizeRequest, params);
  };

  app.get('/identity/authorize', handle(sendConsent));
  app.post(
    '/identity/authorize',
    handle(async (reply, authorizeRequest, form) => {
      const { redirect, isMessage } = authorizeRequest;
      const params = await createResponse(authorizeRequest, form.get('person') ?? '', issuer);
      if (isMessage) return sendMessage(reply, { type: 'identity', ...params }, redirect.origin);
      redirect.hash = String(new URLSearchParams(params));
      return reply.header('cache-control', 'no-store').redirect(redirect.href, 303);
    }),
  );
  app.get('/identity/jwks.json', async () => issuer.jwks);
  app.get('/identity/.well-known/openid-configuration', async () => ({
    issuer: issuer.issuer,
    authorization_endpoint: `${issuer.issuer}/authorize`,
    userinfo_endpoint: `${issuer.issuer}/userinfo`,
    jwks_uri: `${issuer.issuer}/jwks.json`,
    id_token_signing_alg_values_supported: ['ES256'],
  }));
  app.get('/identity/userinfo', async (request, reply) => {
    const token = /^bearer\s+(\S+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? '';
    const sub = await issuer.getSubject(token);
    const person = identityTestUsers.find((known) => known.sub === sub);
    return person === undefined
      ? reply.status(401).header('www-authenticate', 'Bearer error="invalid_token"').send()
      : toClaims(person);
  });
}
