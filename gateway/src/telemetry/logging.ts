import { type DestinationStream, type Logger, pino } from 'pino';
import { omitNil } from '../core/values.ts';

/** Patterns of secrets and personal data in the messages of third-party errors. */
const SECRETS: readonly RegExp[] = [
  // Email addresses.
  /[\w.!#$%&'*+/=?^`{|}~-]+@[\w-]+(?:\.[\w-]+)+/g,
  // Signed or encrypted tokens of three or five parts.
  /\b[\w-]{8,}(?:\.[\w-]*){2,4}\b/g,
  /\b(?:bearer|basic)\s+\S+/gi,
  // Values of secret names in JSON, query strings and headers.
  /((?:password|passwd|session|\bsid|secret|token|authorization|cookie|api[-_]?key|cvv|cvc|ssn|iban|gift_?card|card_?number|phone|telephone|postcode|street|firstname|lastname|nonce)\w*["']?\s*[:=]\s*)("[^"]*"|'[^']*'|[^\s,;&}]+)/gi,
  // Card, account and telephone numbers, with or without separators.
  /\+?\b\d(?:[ -]?\d){8,}\b/g,
  // Grouped codes, such as those of gift cards.
  /\b[A-Z0-9]{4,}(?:-[A-Z0-9]{4,}){2,}\b/g,
  // Masked ids, hashes and other long keys.
  /\b(?=\w*\d)\w{20,}\b/g,
  // Query strings of URLs, and passwords before the host.
  /(?<=\?)[^\s"'<>]+/g,
  /(?<=:\/\/)[^\s/@]+@/g,
];
const HIDDEN = '[hidden]';
const MAX_LENGTH = 2_000;

/** Removes text that looks like a secret or personal data; false positives are acceptable. */
export function scrub(text: string): string {
  return SECRETS.reduce(
    (rest, pattern) =>
      rest.replace(pattern, (_match, ...groups: unknown[]) =>
        typeof groups[0] === 'string' && typeof groups[1] === 'string'
          ? `${groups[0]}${HIDDEN}`
          : HIDDEN,
      ),
    text.slice(0, MAX_LENGTH),
  );
}

function getText(object: object, name: string): string | undefined {
  const value: unknown = Reflect.get(object, name);
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' ? scrub(value) : undefined;
}

/** Logs only an allow-list of an error's properties, because others may contain a request or a response. */
function describe(error: unknown, depth = 0): object {
  if (!(error instanceof Error)) return { message: scrub(String(error)) };
  return {
    type: error.name,
    message: scrub(error.message),
    ...omitNil({
      code: getText(error, 'code'),
      status: getText(error, 'status'),
      service: getText(error, 'service'),
    }),
    // The first line repeats the message.
    frames: (error.stack ?? '')
      .split('\n')
      .filter((line) => /^\s+at /.test(line))
      .slice(0, 12),
    ...(error.cause instanceof Error && depth < 3 && { cause: describe(error.cause, depth + 1) }),
  };
}

/** Creates the gateway's log: one JSON object per line to `target` (default: standard output), with errors scrubbed. */
export function createLog(level: string, target?: DestinationStream): Logger {
  const options = {
    level,
    name: 'gateway',
    serializers: { err: (error: unknown) => describe(error) },
    redact: {
      paths: ['req', 'res', 'headers', '*.headers', 'variables', '*.variables', 'body', '*.body'],
      remove: true,
    },
  };
  return target === undefined ? pino(options) : pino(options, target);
}
