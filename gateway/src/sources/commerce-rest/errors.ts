import type { IncomingHttpHeaders } from 'node:http';
import { z } from 'zod';

/** Values for a message's placeholders: by position (`%1`) or by name (`%fieldName`). */
type MessageParameters = Readonly<Record<string, unknown>> | readonly unknown[];

function asText(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'object') return JSON.stringify(value);
  return String(value);
}

function toEntries(parameters: MessageParameters): [string, string][] {
  return Array.isArray(parameters)
    ? parameters.map((value, index) => [String(index + 1), asText(value)])
    : Object.entries(parameters).map(([name, value]) => [name, asText(value)]);
}

function escapeForPattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/**
 * Fills in the placeholders of `template`. Longer names take precedence (`%10` over `%1`), null becomes empty text, and
 * a placeholder without a value is unchanged. A single pass, so values that contain `%` are not expanded again.
 */
export function fillMessage(template: string, parameters: MessageParameters = []): string {
  const values = new Map(toEntries(parameters));
  if (values.size === 0) return template;
  const names = [...values.keys()].sort((a, b) => b.length - a.length).map(escapeForPattern);
  return template.replace(
    new RegExp(`%(${names.join('|')})`, 'g'),
    (found, name: string) => values.get(name) ?? found,
  );
}

export const REQUIRED = '"%fieldName" is required. Enter and try again.';
export const NO_ERROR_BODY = 'Uknown  Errors';
export const EMPTY_POST_RESPONSE = 'Uknown  Error';
export const DEFAULT_STATUS = 500;

/** Tags in messages of Magento and its modules, such as links to its own pages. */
const TAG = /<\/?[a-z][^<>]*>/gi;
/** SQL and network errors, server paths, PHP files, classes and stack traces, meant for the back end's developers. */
const INTERNALS =
  /SQLSTATE\[|cURL error|\/(?:home|opt|srv|usr|var)\/|\.php\b|\w(?:Exception|Error)\b|\\[A-Z]\w*\\|^#\d+ [/{]/m;

/** A message of the back end as plain text; 'Uknown  Errors' if it exposes internals or has no text. */
export function toPublicMessage(message: string): string {
  if (INTERNALS.test(message)) return NO_ERROR_BODY;
  if (!message.includes('<')) return message.trim() === '' ? NO_ERROR_BODY : message;
  const text = message
    .replace(TAG, ' ')
    .replace(/ {2,}/g, ' ')
    .replace(/ (?=[.,!?;])/g, '');
  return text.trim() || NO_ERROR_BODY;
}

/** A rejection by the commerce back end. `message` is its template with the parameters filled in. */
export class CommerceError extends Error {
  override readonly name = 'CommerceError';
  readonly status: number;
  readonly template: string;
  readonly parameters: MessageParameters;
  /** The single errors, when the back end collected several. */
  readonly details: readonly CommerceError[];

  constructor(
    status: number,
    template: string,
    parameters: MessageParameters = [],
    details: readonly CommerceError[] = [],
  ) {
    super(fillMessage(template, parameters));
    this.status = status || DEFAULT_STATUS;
    this.template = template;
    this.parameters = parameters;
    this.details = details;
  }

  /** A named parameter of the message, such as `fieldName`; undefined without one. */
  parameter(name: string): unknown {
    return new Map(Object.entries(this.parameters)).get(name);
  }
}

/** A rejection by a check of the whole order, such as for a minimum amount. */
export class OrderCheckError extends CommerceError {}

const parameters = z.union([z.array(z.unknown()), z.record(z.string(), z.unknown())]).nullish();
const entry = z.object({ message: z.string(), parameters });
const envelope = entry.extend({ errors: z.array(entry).nullish() });
const fatalEnvelope = z.object({
  messages: z.object({ error: z.tuple([z.object({ message: z.string() })], z.unknown()) }),
});

/** Messages into which Magento has filled the parameter itself. */
const FILLED = /^(Minimum order amount is )(.+)$/;

/**
 * Converts a response outside 2xx to an error: Magento's envelope, its fallback shape, or any other body, which becomes
 * 'Uknown Errors' so that HTML is never shown.
 */
export function errorFromResponse(
  status: number,
  body: unknown,
  headers: IncomingHttpHeaders = {},
): CommerceError {
  const known = envelope.safeParse(body).data;
  if (known !== undefined) {
    const details = (known.errors ?? []).map(
      (error) => new CommerceError(status, error.message, error.parameters ?? []),
    );
    const [, start, value] = FILLED.exec(known.message) ?? [];
    if (start !== undefined) return new CommerceError(status, `${start}%1`, [value], details);
    // Since 2.4.7, Magento tells its own checkout with this header that a check of the order has failed.
    const Rejection = headers.errorredirectaction ? OrderCheckError : CommerceError;
    return new Rejection(status, known.message, known.parameters ?? [], details);
  }
  const fatal = fatalEnvelope.safeParse(body).data;
  return new CommerceError(status, fatal?.messages.error[0].message ?? NO_ERROR_BODY);
}
