import { camelCase } from './data-type.ts';
import { refuse } from './errors.ts';

const mediaType = /^[a-z0-9!#$&^_.+-]+\/[a-z0-9!#$&^_.+-]+$/i;

/** Checks the Content-Type header in Magento's order. */
function checkContentType(header: string | undefined): void {
  if (header === undefined || header.trim() === '') {
    throw refuse(400, 'Content-Type header is empty.');
  }
  const [type = '', ...attributes] = header.split(';').map((part) => part.trim());
  const charset = attributes.find((attribute) => /^charset=/i.test(attribute))?.slice(8);
  if (charset !== undefined && charset.replaceAll('"', '').toLowerCase() !== 'utf-8') {
    throw refuse(400, 'UTF-8 is the only supported charset.');
  }
  if (!mediaType.test(type) || type.toLowerCase() !== 'application/json') {
    throw refuse(400, `Server cannot understand Content-Type HTTP header media type ${type}`);
  }
}

/**
 * Reads a request's body into arguments by camelCase name. No body gives none; so does JSON that is no object.
 * An argument of `exactNames` is read from that very key only.
 * @throws a 400 for a wrong content type or broken JSON.
 */
export function readBody(
  text: string,
  contentType: string | undefined,
  exactNames: readonly string[] = [],
): Record<string, unknown> {
  if (text === '') return {};
  checkContentType(contentType);
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    throw refuse(400, 'Decoding error.');
  }
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) return {};
  return Object.fromEntries(
    Object.entries(parsed)
      .map(([key, value]) => [key, camelCase(key), value] as const)
      .filter(([key, name]) => key === name || !exactNames.includes(name))
      .map(([, name, value]) => [name, value]),
  );
}
