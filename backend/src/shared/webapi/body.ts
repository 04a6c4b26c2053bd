import { camelCase } from '../letter-case.ts';
import { rejection } from './errors.ts';

/** A media type with at most a charset; Magento accepts no other parameter. */
const contentTypeForm = /^([a-z\d/\-+.]+)(?:; *charset=(.+))?$/i;

function checkContentType(header: string | undefined): void {
  if (header === undefined || header.trim() === '') {
    throw rejection(400, 'Content-Type header is empty.');
  }
  const [, type, charset] = contentTypeForm.exec(header.trim()) ?? [];
  if (type === undefined) throw rejection(400, 'Content-Type header is invalid.');
  if (charset !== undefined && !/^("?)utf-8\1$/i.test(charset)) {
    throw rejection(400, 'UTF-8 is the only supported charset.');
  }
  if (type !== 'application/json') {
    throw rejection(400, `Server cannot understand Content-Type HTTP header media type ${type}`);
  }
}

/**
 * Parses a request body into arguments by camelCase name. An empty body, or JSON that is not an object, results in
 * none. An argument in `exactNames` is only read from that exact key.
 * @throws 400 for an unsupported content type or invalid JSON
 */
export function readBody(
  text: string,
  contentType: string | undefined,
  exactNames: readonly string[] = [],
): Record<string, unknown> {
  // PHP treats the text '0' as empty.
  if (text === '' || text === '0') return {};
  checkContentType(contentType);
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    throw rejection(400, 'Decoding error.');
  }
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) return {};
  return Object.fromEntries(
    Object.entries(parsed)
      .map(([key, value]) => [key, camelCase(key), value] as const)
      .filter(([key, name]) => key === name || !exactNames.includes(name))
      .map(([, name, value]) => [name, value]),
  );
}
