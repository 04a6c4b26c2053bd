import { type DestinationStream, type Logger, pino } from 'pino';

/** Shapes of secrets and personal data that may stand in the text of a foreign error. */
const SECRETS: readonly RegExp[] = [
  // Mail addresses.
  /[\w.!#$%&'*+/=?^`{|}~-]+@[\w-]+(?:\.[\w-]+)+/g,
  // Signed or encrypted tokens of three or five parts.
  /\b[\w-]{8,}(?:\.[\w-]*){2,4}\b/g,
  /\b(?:bearer|basic)\s+\S+/gi,
  // Whatever a name says is secret, in JSON, a query string or a header.
  /(["']?\b\w*(?:password|passwd|session|\bsid|secret|token|authorization|cookie|api[-_]?key|cvv|cvc|ssn|iban|gift_?card\w*|card_?number|phone|telephone|postcode|street|firstname|lastname|nonce)\w*["']?\s*[:=]\s*)("[^"]*"|'[^']*'|[^\s,;&}]+)/gi,
  // Card and account numbers, in groups or not, and telephone numbers.
  /\+?\b\d(?:[ -]?\d){8,}\b/g,
  // Codes in groups, such as those of gift cards.
  /\b[A-Z0-9]{4,}(?:-[A-Z0-9]{4,}){2,}\b/g,
  // Masked ids, hashes and other long keys.
  /\b(?=\w*\d)\w{20,}\b/g,
  // What stands behind the path of an address, and a password before its host.
  /(?<=\?)[^\s"'<>]+/g,
  /(?<=:\/\/)[^\s/@]+@/g,
];
const HIDDEN = '[hidden]';
const MAX_LENGTH = 2_000;

/** `text` without what looks like a secret or personal data. Rather too much is hidden than too little. */
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

/** An allow-list of an error's properties: others may hold a request or a response. */
function describe(error: unknown, depth = 0): object {
  if (!(error instanceof Error)) return { message: scrub(String(error)) };
  const code = getText(error, 'code');
  const status = getText(error, 'status');
  const service = getText(error, 'service');
  return {
    type: error.name,
    message: scrub(error.message),
    ...(code === undefined ? {} : { code }),
    ...(status === undefined ? {} : { status }),
    ...(service === undefined ? {} : { service }),
    // The first line repeats the message.
    frames: (error.stack ?? '')
      .split('\n')
      .filter((line) => /^\s+at /.test(line))
      .slice(0, 12),
    ...(error.cause instanceof Error && depth < 3
      ? { cause: describe(error.cause, depth + 1) }
      : {}),
  };
}

/** The gateway's log: one JSON object a line on `target` (standard output by default), errors without secrets. */
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
