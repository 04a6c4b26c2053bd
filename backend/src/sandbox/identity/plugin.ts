import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { escapeHtml } from '../../shared/escape-html.ts';
import { hiddenFields, messageBody } from '../payments/page.ts';
import { type IdentityTestUser, identityClients, identityTestUsers } from '../test-users.ts';
import { type Issuer, toClaims } from './issuer.ts';

const style = `*{box-sizing:border-box}body{margin:0;background:#f3f4f6;color:#111827;font:16px/1.5 Helvetica,Arial,sans-serif}
main{max-width:440px;margin:0 auto;padding:40px 16px}section{background:#fff;border:1px solid #d1d5db;border-radius:8px;padding:28px}
h1{font-size:22px;line-height:1.3;margin:0 0 8px}p{margin:0 0 20px;color:#4b5563}
button{display:block;width:100%;padding:12px 16px;margin-top:10px;border:1px solid #9ca3af;border-radius:6px;background:#fff;color:inherit;font:inherit;text-align:left;cursor:pointer}
button:hover,button:focus-visible{background:#f3f4f6;border-color:#111827}small{display:block;color:#4b5563}.cancel{text-align:center;margin-top:20px}`;

const page = (title: string, body: string): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title><style>${style}</style></head><body><main><section>${body}</section></main></body></html>
`;

const choice = ({ sub, givenName, familyName, email, emailVerified }: IdentityTestUser): string =>
  `<button name="person" value="${sub}">${escapeHtml(`${givenName} ${familyName}`)}<small>${escapeHtml(email)}${emailVerified ? '' : ' (address not confirmed)'}</small></button>`;

/** The consent window: who signs in, or no one. `fields` are sent along with the choice. */
function consentPage(provider: string, fields: Readonly<Record<string, string>>): string {
  return page(
    `Sign in with ${provider}`,
    `<h1>Sign in to Encore with ${escapeHtml(provider)}</h1>
<p>A sandbox: choose a test account. Encore receives your name and your email address.</p>
<form method="post" action="/identity/authorize">${hiddenFields(fields)}${identityTestUsers.map(choice).join('')}
<button class="cancel" name="person" value="">Cancel</button></form>`,
  );
}

/** What is wrong with a request; nothing is sent anywhere. */
const errorPage = (reason: string): string =>
  page('Sign-in failed', `<h1>Sign-in failed</h1><p>${escapeHtml(reason)}</p>`);

/** Hands the response to the window that opened this one, and to no other origin. */
const messagePage = (
  params: Readonly<Record<string, string>>,
  { origin, scriptNonce }: { origin: string; scriptNonce: string },
): string =>
  page('Signed in', messageBody({ type: 'identity', ...params }, { origin, nonce: scriptNonce }));

/** OpenID Connect's parameters of a request, from a query or a form. */
interface AuthorizeRequest {
  readonly clientId: string;
  readonly provider: string;
  readonly redirect: URL;
  readonly isMessage: boolean;
  readonly state: string;
  readonly nonce: string;
}

export interface IdentityOptions {
  readonly issuer: Issuer;
  /** The only origins that responses are sent to. */
  readonly shopOrigins: readonly string[];
}

const htmlType = 'text/html; charset=utf-8';
const policy = (more = ''): string =>
  `default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'${more}`;

const sendPage = (reply: FastifyReply, html: string, more = ''): FastifyReply =>
  reply
    .headers({
      'content-security-policy': policy(more),
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    })
    .type(htmlType)
    .send(html);

/** @throws with the reason, in words for the page. */
function readAuthorizeRequest(
  given: URLSearchParams,
  shopOrigins: readonly string[],
): AuthorizeRequest {
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

function hand(
  reply: FastifyReply,
  { redirect, isMessage }: AuthorizeRequest,
  params: Record<string, string>,
) {
  if (isMessage) {
    const scriptNonce = randomBytes(16).toString('base64');
    const html = messagePage(params, { origin: redirect.origin, scriptNonce });
    return sendPage(reply, html, `; script-src 'nonce-${scriptNonce}'`);
  }
  redirect.hash = String(new URLSearchParams(params));
  return reply.header('cache-control', 'no-store').redirect(redirect.href, 303);
}

const toFields = (authorizeRequest: AuthorizeRequest): Record<string, string> => ({
  client_id: authorizeRequest.clientId,
  redirect_uri: authorizeRequest.redirect.href,
  state: authorizeRequest.state,
  nonce: authorizeRequest.nonce,
  response_mode: authorizeRequest.isMessage ? 'web_message' : 'fragment',
});

/** The identity provider under /identity: consent window, keys and userinfo. */
export function registerIdentity(
  app: FastifyInstance,
  { issuer, shopOrigins }: IdentityOptions,
): void {
  const withAuthorizeRequest = async (
    reply: FastifyReply,
    given: URLSearchParams,
    go: (authorizeRequest: AuthorizeRequest) => unknown,
  ): Promise<unknown> => {
    let authorizeRequest: AuthorizeRequest;
    try {
      authorizeRequest = readAuthorizeRequest(given, shopOrigins);
    } catch (error) {
      return sendPage(reply.status(400), errorPage(error instanceof Error ? error.message : ''));
    }
    return go(authorizeRequest);
  };
  const parseQuery = (url: string): URLSearchParams => new URLSearchParams(url.split('?')[1]);

  app.get('/identity/authorize', (request, reply) =>
    withAuthorizeRequest(reply, parseQuery(request.url), (authorizeRequest) => {
      // A form's target is checked again after its redirect, so the shop is named too.
      const targets = `; form-action 'self' ${authorizeRequest.redirect.origin}`;
      return sendPage(
        reply,
        consentPage(authorizeRequest.provider, toFields(authorizeRequest)),
        targets,
      );
    }),
  );
  app.post('/identity/authorize', (request, reply) => {
    const form = new URLSearchParams(typeof request.body === 'string' ? request.body : '');
    return withAuthorizeRequest(reply, form, async (authorizeRequest) =>
      hand(
        reply,
        authorizeRequest,
        await createResponse(authorizeRequest, form.get('person') ?? '', issuer),
      ),
    );
  });
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
