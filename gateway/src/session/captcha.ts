import { createHmac } from 'node:crypto';
import { createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { z } from 'zod';
import { parseJson } from '../core/values.ts';
import type { CaptchaKind } from '../generated/types.ts';
import type { Secrets } from './encryption.ts';
import { createTtlStore, type TtlStore } from './ttl-store.ts';

/** Verifies that a client is operated by a person. */
export interface Captcha {
  readonly kind: CaptchaKind;
  /** The public key for the browser; null if none is needed. */
  readonly siteKey: string | null;
  /** A new puzzle as JSON; null for a captcha without puzzles. */
  challenge(): Promise<string | null>;
  /** True for a correct solution that has not been used before. False if it cannot be verified; never rejects. */
  verify(solution: string | null | undefined): Promise<boolean>;
}

export const noCaptcha: Captcha = {
  kind: 'NONE',
  siteKey: null,
  challenge: async () => null,
  verify: async () => true,
};

const GOOGLE = 'https://www.google.com/recaptcha/api/siteverify';
/** Time limit of Google's verification in milliseconds; a person waits for it. */
const TIMEOUT_MS = 5_000;
const MIN_SCORE = 0.5;

const verdict = z.object({ success: z.boolean(), score: z.number().optional() });

export interface RecaptchaOptions {
  readonly siteKey: string;
  readonly secret: string;
  readonly verifyUrl?: string;
}

/** Google's reCAPTCHA: Google accepts each token only once. Without a response the verification fails. */
export function createRecaptcha({
  siteKey,
  secret,
  verifyUrl = GOOGLE,
}: RecaptchaOptions): Captcha {
  const verifyToken = async (token: string): Promise<boolean> => {
    const response = await fetch(verifyUrl, {
      method: 'POST',
      body: new URLSearchParams({ secret, response: token }),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!response.ok) return false;
    const { success, score = 1 } = verdict.parse(await response.json());
    return success && score >= MIN_SCORE;
  };
  return {
    kind: 'RECAPTCHA',
    siteKey,
    challenge: async () => null,
    verify: async (token) => (token ? verifyToken(token).catch(() => false) : false),
  };
}

const ALGORITHM = 'PBKDF2/SHA-256';
/** Iterations per guess. */
const COST = 1_000;
/** Minimum and maximum number of guesses for a puzzle: some tenths of a second in a browser. */
const GUESSES = { min: 200, max: 800 };
/** Lifetime of a puzzle, in milliseconds. */
const LIFETIME_MS = 300_000;
/** Maximum length of a solution in characters; a valid one has about 700. */
const MAX_SOLUTION_LENGTH = 4_000;

const hex = z.string().regex(/^[0-9a-f]+$/);
const payload = z.object({
  challenge: z.object({
    parameters: z.looseObject({
      algorithm: z.literal(ALGORITHM),
      nonce: hex,
      salt: hex,
      // Checked before the signature, so that solutions with other costs are not computed.
      cost: z.literal(COST),
      keyLength: z.number().int().max(64),
      keyPrefix: hex,
      expiresAt: z.number(),
    }),
    signature: hex,
  }),
  solution: z.object({ counter: z.number(), derivedKey: hex }),
});

function read(solution: string) {
  if (solution.length > MAX_SOLUTION_LENGTH) return undefined;
  return payload.safeParse(parseJson(Buffer.from(solution, 'base64').toString('utf8'))).data;
}

function deriveKeys(secret: string) {
  const keyFor = (use: string) =>
    createHmac('sha256', secret).update(`captcha ${use}`).digest('hex');
  return { hmacSignatureSecret: keyFor('puzzle'), hmacKeySignatureSecret: keyFor('answer') };
}

async function isSolved(given: z.output<typeof payload>, keys: ReturnType<typeof deriveKeys>) {
  try {
    return (await verifySolution({ ...given, ...keys, deriveKey })).verified;
  } catch {
    return false;
  }
}

/**
 * ALTCHA's proof of work: puzzles signed with a key derived from a secret, each valid for one solution within five
 * minutes.
 *
 * @param secrets The first one signs; all are accepted for verification.
 * @param store Stores used solutions for the lifetime of their puzzles.
 * @param now The time in milliseconds.
 */
export function createProofOfWork(
  [newest, ...older]: Secrets,
  store: TtlStore = createTtlStore(),
  now: () => number = Date.now,
): Captcha {
  const keys = deriveKeys(newest);
  const allKeys = [keys, ...older.map(deriveKeys)];
  return {
    kind: 'PROOF_OF_WORK',
    siteKey: null,
    challenge: async () =>
      JSON.stringify(
        await createChallenge({
          ...keys,
          algorithm: ALGORITHM,
          cost: COST,
          counter: randomInt(GUESSES.max, GUESSES.min),
          deriveKey,
          expiresAt: new Date(now() + LIFETIME_MS),
        }),
      ),
    verify: async (solution) => {
      const given = read(solution ?? '');
      if (given === undefined || given.challenge.parameters.expiresAt * 1_000 < now()) return false;
      const { nonce } = given.challenge.parameters;
      const verdicts = await Promise.all(allKeys.map((each) => isSolved(given, each)));
      return verdicts.includes(true) && store.setIfAbsent(`captcha:${nonce}`, LIFETIME_MS);
    },
  };
}
