/** An answer ready to be sent. */
export interface Rendered {
  readonly status: number;
  readonly contentType: string;
  readonly body: string;
}

export type Format = 'json' | 'xml';

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
};
const escapeXml = (text: string): string => text.replace(/[&<>]/g, (sign) => escapes[sign] ?? sign);

function xmlText(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? 'true' : 'false';
  return escapeXml(String(value));
}

function xmlNode(name: string, value: unknown, indent: string): string {
  if (typeof value !== 'object' || value === null) {
    return `${indent}<${name}>${xmlText(value)}</${name}>\n`;
  }
  const entries = Array.isArray(value)
    ? value.map((item): [string, unknown] => ['item', item])
    : Object.entries(value);
  if (entries.length === 0) return `${indent}<${name}/>\n`;
  const inner = entries.map(([part, item]) => xmlNode(part, item, `${indent}  `)).join('');
  return `${indent}<${name}>\n${inner}${indent}</${name}>\n`;
}

const toXml = (value: unknown): string =>
  `<?xml version="1.0"?>\n${xmlNode('response', value, '')}`;

/** Renders an answer or an error body in the format the caller accepts; null becomes an empty list. */
export function render(status: number, value: unknown, format: Format): Rendered {
  const shown = value ?? [];
  return format === 'xml'
    ? { status, contentType: 'application/xml; charset=utf-8', body: toXml(shown) }
    : { status, contentType: 'application/json; charset=utf-8', body: JSON.stringify(shown) };
}

/** The page a Magento shows when it cannot even render an error. */
export const brokenPage: Rendered = {
  status: 500,
  contentType: 'text/html; charset=UTF-8',
  body: '<!doctype html>\n<html lang="en"><head><title>There has been an error processing your request</title></head><body><h1>There has been an error processing your request</h1></body></html>\n',
};

/** What Magento answers when the application itself ends early. */
export const endedEarly: Rendered = {
  status: 500,
  contentType: 'text/plain;charset=UTF-8',
  body: 'An error has happened during application run. See exception log for details.\n',
};

/** What is offered, in the order in which a wildcard finds it. */
const offers: readonly (readonly [type: string, format: Format])[] = [
  ['application/json', 'json'],
  ['application/xml', 'xml'],
  ['application/xhtml+xml', 'xml'],
  ['text/xml', 'xml'],
];

const mimeType = /^[0-9a-z*+-]+(?:\/[0-9a-z*+.-]+)?$/i;

/** The types of an Accept header, the most wanted first; what is no type is left out. */
function acceptedTypes(accept: string): string[] {
  const wanted = accept.split(',').flatMap((part) => {
    const [type = '', attribute = ''] = part.split(';').map((piece) => piece.trim());
    const [, quality = '1.0'] = attribute.split('=');
    return mimeType.test(type) ? [{ type, quality: Number(quality) || 0 }] : [];
  });
  return wanted.toSorted((a, b) => b.quality - a.quality).map(({ type }) => type);
}

/** The format for an Accept header; undefined when none that is offered is accepted. */
export function formatFor(accept: string | undefined): Format | undefined {
  const types = acceptedTypes(accept ?? '*/*');
  if (types.length === 0) return 'json';
  const found = types.flatMap((type) =>
    offers.filter(([offer]) => [offer, offer.replace(/\/.*/, '/*'), '*/*'].includes(type)),
  );
  return found[0]?.[1];
}
