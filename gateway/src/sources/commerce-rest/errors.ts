import { z } from 'zod';
import { fillMessage, type MessageParameters } from './message.ts';

/** Text of an error that came without a body (spec §8, spelt as there). */
export const NO_ERROR_BODY = 'Uknown  Errors';
/** Text of a POST that was answered with nothing (spec §8, spelt as there). */
export const EMPTY_POST_ANSWER = 'Uknown  Error';
/** Status of an error that names none (spec §8). */
export const DEFAULT_STATUS = 500;

/** One of several input errors of one call. */
export interface CommerceErrorDetail {
  /** The template, with its placeholders. */
  readonly template: string;
  readonly parameters: MessageParameters;
  /** The template with its parameters filled in. */
  readonly message: string;
}

/** The commerce back end refused a call. `message` is its text with the parameters filled in. */
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

  /** A named parameter of the message, such as `fieldName`; undefined when there is none. */
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

const toDetail = (from: z.infer<typeof entry>): CommerceErrorDetail => ({
  template: from.message,
  parameters: from.parameters ?? [],
  message: fillMessage(from.message, from.parameters ?? []),
});

/**
 * The error that an answer outside 2xx means: Magento's envelope, its fallback shape, or anything else,
 * which reads 'Uknown  Errors' so that no HTML page is ever shown.
 */
export const errorFromResponse = (status: number, body: unknown): CommerceError => {
  const known = envelope.safeParse(body);
  if (known.success) {
    return new CommerceError(status, toDetail(known.data), known.data.errors?.map(toDetail));
  }
  const fatal = fatalEnvelope.safeParse(body);
  const message = fatal.success ? fatal.data.messages.error[0].message : NO_ERROR_BODY;
  return new CommerceError(status, { template: message, parameters: [], message });
};

/** The error that an empty answer to a POST means. */
export const emptyPostResponse = (): CommerceError =>
  new CommerceError(DEFAULT_STATUS, {
    template: EMPTY_POST_ANSWER,
    parameters: [],
    message: EMPTY_POST_ANSWER,
  });
