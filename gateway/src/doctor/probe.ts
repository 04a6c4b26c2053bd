/** What came back from one address. */
export interface Probe {
  readonly status: number;
  readonly headers: Headers;
  readonly bytes: number;
  readonly text: string;
  /** Undefined when the body is no JSON. */
  readonly json: unknown;
}

/** A part does not do what it should: `message` says what is wrong, `advice` what to do. */
export class CheckFailure extends Error {
  readonly advice: string;
  constructor(message: string, advice: string) {
    super(message);
    this.advice = advice;
  }
}

const PATIENCE_MS = 10_000;

/** The code of a failed connection: node names it in the cause, or in each of several causes. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return '';
  if (error.name === 'TimeoutError') return 'TIMEOUT';
  const { code } = error as { code?: unknown };
  if (typeof code === 'string') return code;
  if (error instanceof AggregateError) return codeOf(error.errors[0]);
  return codeOf(error.cause);
}

const isTls = (code: string): boolean => code === 'EPROTO' || code.startsWith('ERR_SSL');
const isCertificate = (code: string): boolean =>
  code.startsWith('CERT_') || code.includes('SELF_SIGNED') || code.includes('VERIFY');

/** Why no response came, and what to do. */
function unreachable(error: unknown, url: string, setting: string): CheckFailure {
  const { origin, host, protocol } = new URL(url);
  const code = codeOf(error);
  if (isTls(code) && protocol === 'https:') {
    return new CheckFailure(
      `${host} speaks no HTTPS on this port`,
      `Write http:// in ${setting}, or name the port that has a certificate.`,
    );
  }
  if (isCertificate(code)) {
    return new CheckFailure(
      `the certificate of ${host} is not trusted (${code})`,
      'Renew it, or give Node its authority with NODE_EXTRA_CA_CERTS.',
    );
  }
  const reasons: Readonly<Record<string, readonly [string, string]>> = {
    ECONNREFUSED: [`nothing listens at ${origin}`, `Start it, or correct ${setting}.`],
    ENOTFOUND: [`there is no host ${host}`, `Correct ${setting}.`],
    EAI_AGAIN: [`the name ${host} could not be looked up`, 'Look at the DNS of this machine.'],
    TIMEOUT: [
      `${origin} gave no response within ${PATIENCE_MS / 1000} s`,
      `Is it overloaded, or does a firewall stand between? ${setting} names it.`,
    ],
  };
  const [message, advice] = reasons[code] ?? [
    `${origin} broke the connection off (${code || 'no reason given'})`,
    `Is ${setting} right? Does the port speak https?`,
  ];
  return new CheckFailure(message, advice);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

interface Target {
  readonly url: string;
  /** The setting that names the address. */
  readonly setting: string;
}

/** @throws {CheckFailure} when nothing comes back */
export async function probe({ url, setting }: Target, init: RequestInit = {}): Promise<Probe> {
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const response = await fetch(url, { redirect: 'manual', ...init, signal });
    const body = Buffer.from(await response.arrayBuffer());
    const text = body.toString();
    const { status, headers } = response;
    return { status, headers, bytes: body.length, text, json: parsed(text) };
  } catch (error) {
    throw unreachable(error, url, setting);
  }
}

const HTTPS_ONLY =
  /plain HTTP request was sent to HTTPS port|client sent an HTTP request to an HTTPS server/i;

/**
 * Tells apart why a service did not answer with JSON, so that each state has its own advice.
 * @throws {CheckFailure} unless the body is JSON
 */
export function assertJson(
  { status, headers, text, json }: Probe,
  target: Target,
  service: string,
): void {
  const fail = (message: string, advice: string): never => {
    throw new CheckFailure(message, advice);
  };
  if (HTTPS_ONLY.test(text)) {
    fail(`this port of ${service} speaks HTTPS`, `Write https:// in ${target.setting}.`);
  }
  if (status === 502 || status === 504) {
    fail(
      `the web server of ${service} runs, what stands behind it does not (${status})`,
      'Start it (for Magento: php-fpm) and see the web server’s log.',
    );
  }
  if (status === 503) {
    fail(
      `${service} is in maintenance (503)`,
      'End the maintenance (bin/magento maintenance:disable), then run the doctor again.',
    );
  }
  if (status >= 500) {
    fail(
      `${service} fails with an error of its own (${status})`,
      'See its log (for Magento: var/log/exception.log). Does its database run?',
    );
  }
  if (status >= 300 && status < 400) {
    const to = headers.get('location') ?? 'another address';
    fail(`${target.url} leads on to ${to}`, `Name that address in ${target.setting}.`);
  }
  if (json === undefined) {
    fail(
      `${target.url} answers ${status} with a page instead of JSON`,
      `${target.setting} names another server than ${service}, or the wrong path of it.`,
    );
  }
}
