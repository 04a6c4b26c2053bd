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

/** Message of an error without a body. */
export const NO_ERROR_BODY = 'Uknown  Errors';
/** Message of an empty response to a POST. */
export const EMPTY_POST_RESPONSE = 'Uknown  Error';
/** Status of an error without one. */
export const DEFAULT_STATUS = 500;

/** One of several input errors of a call. */
export interface CommerceErrorDetail {
  /** The template with its placeholders. */
  readonly template: string;
  readonly parameters: MessageParameters;
  /** The template with its parameters filled in. */
  readonly message: string;
}

/** A rejection by the commerce back end. `message` is its text with the parameters filled in. */
export class CommerceError extends Error {
  override readonly name = 'CommerceError';
  readonly status: number;
  readonly template: string;
  readonly parameters: MessageParameters;
  /** The single errors, when the back end collected several. */
  readonly details: readonly CommerceErrorDetail[];

  constructor(status: number, detail: CommerceErrorDetail, details: CommerceErrorDetail[] = []) {
    super(detail.message);
    this.status = status || DEFAULT_STATUS;
    this.template = detail.template;
    this.parameters = detail.parameters;
    this.details = details;
  }

  /** A named parameter of the message, such as `fieldName`; undefined without one. */
  parameter(name: string): unknown {
    return Array.isArray(this.parameters)
      ? undefined
      : (this.parameters as Readonly<Record<string, unknown>>)[name];
  }
}

const parameters = z.union([z.array(z.unknown()), z.record(z.string(), z.unknown())]).nullish();
const entry = z.object({ message: z.string(), parameters });
const envelope = entry.extend({ errors: z.array(entry).nullish() });
const fatalEnvelope = z.object({
  messages: z.object({ error: z.tuple([z.object({ message: z.string() })], z.unknown()) }),
});

function toDetail(from: z.infer<typeof entry>): CommerceErrorDetail {
  return {
    template: from.message,
    parameters: from.parameters ?? [],
    message: fillMessage(from.message, from.parameters ?? []),
  };
}

/**
 * Converts a response outside 2xx to an error: Magento's envelope, its fallback shape, or any other body, which becomes
 * 'Uknown Errors' so that HTML is never shown.
 */
export function errorFromResponse(status: number, body: unknown): CommerceError {
  const known = envelope.safeParse(body);
  if (known.success) {
    return new CommerceError(status, toDetail(known.data), known.data.errors?.map(toDetail));
  }
  const fatal = fatalEnvelope.safeParse(body);
  const message = fatal.success ? fatal.data.messages.error[0].message : NO_ERROR_BODY;
  return new CommerceError(status, { template: message, parameters: [], message });
}

/** Creates the error for an empty response to a POST. */
export function emptyPostResponse(): CommerceError {
  return new CommerceError(DEFAULT_STATUS, {
    template: EMPTY_POST_RESPONSE,
    parameters: [],
    message: EMPTY_POST_RESPONSE,
  });
}
