import { escapeHtml } from '../../shared/escape-html.ts';
import { hiddenFields, messageBody } from '../html.ts';
import { type IdentityTestUser, identityTestUsers } from '../test-users.ts';

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
export function consentPage(provider: string, fields: Readonly<Record<string, string>>): string {
  return page(
    `Sign in with ${provider}`,
    `<h1>Sign in to Encore with ${escapeHtml(provider)}</h1>
<p>A sandbox: choose a test account. Encore receives your name and your email address.</p>
<form method="post" action="/identity/authorize">${hiddenFields(fields)}${identityTestUsers.map(choice).join('')}
<button class="cancel" name="person" value="">Cancel</button></form>`,
  );
}

/** What is wrong with a request; nothing is sent anywhere. */
export const errorPage = (reason: string): string =>
  page('Sign-in failed', `<h1>Sign-in failed</h1><p>${escapeHtml(reason)}</p>`);

/** Hands the response to the window that opened this one, and to no other origin. */
export const messagePage = (
  params: Readonly<Record<string, string>>,
  { origin, scriptNonce }: { origin: string; scriptNonce: string },
): string =>
  page('Signed in', messageBody({ type: 'identity', ...params }, { origin, nonce: scriptNonce }));
