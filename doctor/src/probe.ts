import { parseJson } from '../../gateway/src/core/values.ts';

export interface ProbeResponse {
  readonly status: number;
  readonly headers: Headers;
  readonly bytes: number;
  readonly text: string;
  /** Undefined if the body is not JSON. */
  readonly json: unknown;
}

/** A failed check: `message` describes the problem, `advice` what to do. */
export class CheckFailure extends Error {
  readonly advice: string;
  constructor(message: string, advice: string) {
    super(message);
    this.advice = advice;
  }
}

/** Enough for the first response of a Magento with empty caches. */
const TIMEOUT_MS = 30_000;

/** The error code of a failed connection, from the error or its causes. */
function getErrorCode(error: unknown): string {
  if (!(error instanceof Error)) return '';
  if (error.name === 'TimeoutError') return 'TIMEOUT';
  const { code } = error as { code?: unknown };
  if (typeof code === 'string') return code;
  if (error instanceof AggregateError) return getErrorCode(error.errors[0]);
  return getErrorCode(error.cause);
}

const isTls = (code: string): boolean => code === 'EPROTO' || code.startsWith('ERR_SSL');
const isCertificate = (code: string): boolean =>
  code.startsWith('CERT_') || code.includes('SELF_SIGNED') || code.includes('VERIFY');

function toConnectionFailure(error: unknown, url: string, setting: string): CheckFailure {
  const { origin, host, protocol } = new URL(url);
  const code = getErrorCode(error);
  if (isTls(code) && protocol === 'https:') {
    return new CheckFailure(
      `${host} does not support HTTPS on this port`,
      `Use http:// in ${setting}, or the port with a certificate.`,
    );
  }
  if (isCertificate(code)) {
    return new CheckFailure(
      `the certificate of ${host} is not trusted (${code})`,
      'Renew it, or add its certificate authority with NODE_EXTRA_CA_CERTS.',
    );
  }
  const reasons: Readonly<Record<string, readonly [string, string]>> = {
    ECONNREFUSED: [`connection to ${origin} refused`, `Start the service, or correct ${setting}.`],
    ENOTFOUND: [`unknown host ${host}`, `Correct ${setting}.`],
    EAI_AGAIN: [`DNS lookup of ${host} failed`, 'Check the DNS settings of this machine.'],
    UND_ERR_CONNECT_TIMEOUT: [
      `no connection to ${origin}`,
      `Check whether a firewall blocks it, or correct ${setting}.`,
    ],
    TIMEOUT: [
      `no response from ${origin} within ${TIMEOUT_MS / 1000} s`,
      `Run the doctor again: a Magento with empty caches responds late, once. If it fails again, check whether the service configured by ${setting} is overloaded.`,
    ],
  };
  const [message, advice] = reasons[code] ?? [
    `${origin} closed the connection (${code || 'no error code'})`,
    `Check ${setting} and whether the port uses HTTPS.`,
  ];
  return new CheckFailure(message, advice);
}

interface Target {
  readonly url: string;
  /** The setting that contains the URL. */
  readonly setting: string;
}

/** @throws {CheckFailure} without a response */
export async function probe(
  { url, setting }: Target,
  init: RequestInit = {},
): Promise<ProbeResponse> {
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const response = await fetch(url, { redirect: 'manual', ...init, signal });
    const body = Buffer.from(await response.arrayBuffer());
    const text = body.toString();
    const { status, headers } = response;
    return { status, headers, bytes: body.length, text, json: parseJson(text) };
  } catch (error) {
    throw toConnectionFailure(error, url, setting);
  }
}

/** Like `probe`, but returns the failure of the connection. */
export async function tryProbe(
  target: Target,
  init?: RequestInit,
): Promise<ProbeResponse | CheckFailure> {
  try {
    return await probe(target, init);
  } catch (error) {
    if (error instanceof CheckFailure) return error;
    throw error;
  }
}

const HTTPS_ONLY =
  /plain HTTP request was sent to HTTPS port|client sent an HTTP request to an HTTPS server/i;

/** A redirect to another origin (http to https, with www) needs only this one in the setting. */
function getRedirectAdvice({ url, setting }: Target, location: string): string {
  const from = new URL(url);
  const to = URL.parse(location, url);
  const isOnlyOrigin = to?.pathname === from.pathname && to.origin !== from.origin;
  return isOnlyOrigin
    ? `Replace ${from.origin} by ${to.origin} in ${setting}.`
    : `Use that URL in ${setting}.`;
}

/**
 * Checks that a service responded with JSON.
 * @throws {CheckFailure} with a specific cause and advice if it did not
 */
export function assertJson(
  { status, headers, text, json }: ProbeResponse,
  target: Target,
  service: string,
): void {
  const fail = (message: string, advice: string): never => {
    throw new CheckFailure(message, advice);
  };
  if (HTTPS_ONLY.test(text)) {
    fail(`this port of ${service} requires HTTPS`, `Use https:// in ${target.setting}.`);
  }
  if (status === 502 || status === 504) {
    fail(
      `the web server of ${service} is running, but its application server is not (${status})`,
      'Start it (for Magento: php-fpm) and check the web server’s log.',
    );
  }
  if (status === 503) {
    fail(
      `${service} is in maintenance mode (503)`,
      'Disable maintenance mode (bin/magento maintenance:disable), then run the doctor again.',
    );
  }
  if (status >= 500) {
    fail(
      `${service} returned an internal error (${status})`,
      'Check its log (for Magento: var/log/exception.log) and its database.',
    );
  }
  if (status >= 300 && status < 400) {
    const to = headers.get('location') ?? 'another URL';
    fail(`${target.url} redirects to ${to.replace(/\?.*/, '')}`, getRedirectAdvice(target, to));
  }
  if (json === undefined && (status === 401 || status === 403)) {
    fail(
      `${target.url} denies access (${status})`,
      `Allow this machine’s address in the firewall of ${service}, or exempt its API from HTTP authentication.`,
    );
  }
  if (json === undefined) {
    fail(
      `${target.url} returned ${status} with a page instead of JSON`,
      `${target.setting} points to a server other than ${service}, or to a wrong path.`,
    );
  }
}
