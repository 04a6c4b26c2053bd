/** A policy of Trusted Types (https://www.w3.org/TR/trusted-types/), as far as the shop uses it. */
interface Policy {
  createHTML(html: string): TrustedHTML;
}

interface PolicyFactory {
  createPolicy(
    name: string,
    rules: Readonly<Record<string, (input: string) => string | null>>,
  ): Policy;
}

/** Where the scripts of payment providers and of reCAPTCHA come from. */
const PROVIDER_SCRIPTS = [
  'https://js.braintreegateway.com/web/',
  'https://www.google.com/recaptcha/',
  'https://www.paypal.com/web-sdk/',
  'https://www.sandbox.paypal.com/web-sdk/',
];

/** React makes a script element that does not run by writing this, before it sets what the element holds. */
const EMPTY_SCRIPT = '<script></script>';

// Zod would try out whether it may compile its schemas, and the page's policy would report that.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

const factory = (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes;

// What the browser asks for each text that is about to become code; null stops it.
factory?.createPolicy('default', {
  createHTML: (html) => (html === EMPTY_SCRIPT ? html : null),
  createScriptURL: (url) => (isOwnScript(url) ? url : null),
});

function isOwnScript(url: string): boolean {
  const { origin, href } = new URL(url, window.location.href);
  return (
    origin === window.location.origin || PROVIDER_SCRIPTS.some((start) => href.startsWith(start))
  );
}

const html = factory?.createPolicy('encore-html', { createHTML: (text) => text });

/** Marks HTML as safe: only for what the gateway has sanitised, and for JSON and scripts of the shop's own. */
export function trustedHtml(text: string): string | TrustedHTML {
  return html?.createHTML(text) ?? text;
}
