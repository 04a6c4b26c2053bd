import { useMemo } from 'react';

/** A Trusted Types policy (https://www.w3.org/TR/trusted-types/), as far as it is used. */
interface Policy {
  createHTML(html: string): TrustedHTML;
}

interface PolicyFactory {
  createPolicy(
    name: string,
    rules: Readonly<Record<string, (input: string) => string | null>>,
  ): Policy;
}

/** The script URLs of payment providers and reCAPTCHA. */
const PROVIDER_SCRIPTS = [
  'https://js.braintreegateway.com/web/',
  'https://www.google.com/recaptcha/',
  'https://www.paypal.com/web-sdk/',
  'https://www.sandbox.paypal.com/web-sdk/',
];

/** React creates a script element that must not run by assigning this HTML before its contents. */
const EMPTY_SCRIPT = '<script></script>';

// Prevents Zod from testing whether it may compile schemas, which would cause a CSP report.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

const factory = (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes;

// Called for each string passed to a sink; returning null blocks it. HTML without "<" is text: React sets the text of
// the router's inline scripts when it renders a page anew that an extension or a translator changed before hydration.
factory?.createPolicy('default', {
  createHTML: (html) => (html === EMPTY_SCRIPT || !html.includes('<') ? html : null),
  createScriptURL: (url) => (isOwnScript(url) ? url : null),
});

function isOwnScript(url: string): boolean {
  const { origin, href } = new URL(url, window.location.href);
  return (
    origin === window.location.origin || PROVIDER_SCRIPTS.some((start) => href.startsWith(start))
  );
}

const html = factory?.createPolicy('encore-html', { createHTML: (text) => text });

/**
 * The `dangerouslySetInnerHTML` of an element, marked as trusted. Use it only for HTML sanitized by the gateway, and
 * for the shop's own JSON and scripts. React parses the HTML again whenever it gets another object.
 */
export function useTrustedHtml(text: string): { __html: string | TrustedHTML } {
  return useMemo(() => ({ __html: html?.createHTML(text) ?? text }), [text]);
}
