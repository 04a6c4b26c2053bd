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
  '"': '&quot;',
};
const escapeXml = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

function xmlText(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? 'true' : 'false';
  return escapeXml(String(value));
}

function xmlNodes(value: unknown, indent: string): string {
  const entries = Array.isArray(value)
    ? value.map((item): [string, unknown] => ['item', item])
    : Object.entries(value as Record<string, unknown>);
  return entries
    .map(([name, item]) => {
      if (typeof item !== 'object' || item === null)
        return `${indent}<${name}>${xmlText(item)}</${name}>\n`;
      return `${indent}<${name}>\n${xmlNodes(item, `${indent}  `)}${indent}</${name}>\n`;
    })
    .join('');
}

function toXml(value: unknown): string {
  const inner =
    typeof value === 'object' && value !== null ? `\n${xmlNodes(value, '  ')}` : xmlText(value);
  return `<?xml version="1.0"?>\n<response>${inner}</response>\n`;
}

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
  contentType: 'text/plain; charset=utf-8',
  body: 'An error has happened during application run. See exception log for details.\n',
};

/** The format for an Accept header; undefined when none that is offered is accepted. */
export function formatFor(accept: string | undefined): Format | undefined {
  const types = (accept ?? '*/*')
    .split(',')
    .map((part) => part.split(';')[0]?.trim().toLowerCase() ?? '')
    .filter(Boolean);
  for (const type of types) {
    if (['*/*', 'application/*', 'application/json'].includes(type)) return 'json';
    if (['application/xml', 'text/xml', 'application/xhtml+xml'].includes(type)) return 'xml';
  }
  return types.length === 0 ? 'json' : undefined;
}
