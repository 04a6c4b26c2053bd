export type Rendered = ReturnType<typeof render>;

/** Renders a response or an error body; null becomes an empty list. */
export const render = (status: number, value: unknown) => ({
  status,
  contentType: 'application/json; charset=utf-8',
  body: JSON.stringify(value ?? []),
});

/** Magento's page when even rendering an error fails. */
export const brokenPage: Rendered = {
  status: 500,
  contentType: 'text/html; charset=UTF-8',
  body: '<!doctype html>\n<html lang="en"><head><title>There has been an error processing your request</title></head><body><h1>There has been an error processing your request</h1></body></html>\n',
};

/** Magento's response when the application itself ends early. */
export const endedEarly: Rendered = {
  status: 500,
  contentType: 'text/plain;charset=UTF-8',
  body: 'An error has happened during application run. See exception log for details.\n',
};

const JSON_TYPES = ['application/json', 'application/*', '*/*'];
const mimeType = /^[0-9a-z*+-]+(?:\/[0-9a-z*+.-]+)?$/i;

/**
 * True if an Accept header allows JSON, the only format; invalid types are ignored, and without valid ones everything
 * is allowed.
 */
export function acceptsJson(accept = '*/*'): boolean {
  const types = accept
    .split(',')
    .map((part) => (part.split(';')[0] ?? '').trim())
    .filter((type) => mimeType.test(type));
  return types.length === 0 || types.some((type) => JSON_TYPES.includes(type));
}
