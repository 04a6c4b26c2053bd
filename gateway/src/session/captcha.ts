import { createHmac } from 'node:crypto';
import { createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { z } from 'zod';
import type { CaptchaKind } from '../generated/types.ts';
import type { Secrets } from './encryption.ts';
import { createTtlStore, type TtlStore } from './ttl-store.ts';

/** Tells people from machines. */
export interface Captcha {
  readonly kind: CaptchaKind;
  /** The public key that a browser needs; null for none. */
  readonly siteKey: string | null;
  /** A fresh puzzle as JSON text; null for a captcha without. */
  challenge(): Promise<string | null>;
  /** True for a right answer that was not given before. False too when it cannot be checked; never rejects. */
  verify(answer: string | null | undefined): Promise<boolean>;
}

/** Accepts everything. */
export const noCaptcha: Captcha = {
  kind: 'NONE',
  siteKey: null,
  challenge: async () => null,
  verify: async () => true,
};

const GOOGLE = 'https://www.google.com/recaptcha/api/siteverify';
/** Milliseconds that Google gets; a person waits for it. */
const TIMEOUT_MS = 5_000;
/** With reCAPTCHA 3, answers below it are a machine's. */
const MIN_SCORE = 0.5;

const verdict = z.object({ success: z.boolean(), score: z.number().optional() });

/** `verifyUrl` is Google's own by default. */
export interface RecaptchaOptions {
  readonly siteKey: string;
  readonly secret: string;
  readonly verifyUrl?: string;
}

/** Google's reCAPTCHA: each token is verified once, and Google accepts none twice. Without a response it is not verified. */
export function createRecaptcha({
  siteKey,
  secret,
  verifyUrl = GOOGLE,
}: RecaptchaOptions): Captcha {
  const ask = async (token: string): Promise<boolean> => {
    const response = await fetch(verifyUrl, {
      method: 'POST',
      body: new URLSearchParams({ secret, response: token }),
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
    verify: async (token) => (token ? ask(token).catch(() => false) : false),
  };
}

const ALGORITHM = 'PBKDF2/SHA-256';
/** Rounds of one guess. */
const COST = 1_000;
/** Guesses that a puzzle takes at least and at most: some tenths of a second in a browser. */
const GUESSES = { min: 200, max: 800 };
/** How long a puzzle may be answered, in milliseconds. */
const LIFETIME_MS = 300_000;
/** Characters of an answer; a real one has about 700. */
const MAX_ANSWER_LENGTH = 4_000;

const hex = z.string().regex(/^[0-9a-f]+$/);
const payload = z.object({
  challenge: z.object({
    parameters: z.looseObject({
      algorithm: z.literal(ALGORITHM),
      nonce: hex,
      salt: hex,
      // Checked here as well: guesses with other costs are not worth computing before the signature is.
      cost: z.literal(COST),
      keyLength: z.number().int().max(64),
      keyPrefix: hex,
      expiresAt: z.number(),
    }),
    signature: hex,
  }),
  solution: z.object({ counter: z.number(), derivedKey: hex }),
});

function read(answer: string): z.output<typeof payload> | null {
  if (answer.length > MAX_ANSWER_LENGTH) return null;
  try {
    const parsed = payload.safeParse(JSON.parse(Buffer.from(answer, 'base64').toString('utf8')));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
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
 * ALTCHA's proof of work: puzzles signed with a key made from a secret, each good for one answer within five minutes.
 * @param secrets The first signs; answers to puzzles signed with any of them are accepted.
 * @param store Where answers are remembered as used, each for as long as its puzzle could be answered.
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
    verify: async (answer) => {
      const given = read(answer ?? '');
      if (given === null || given.challenge.parameters.expiresAt * 1_000 < now()) return false;
      const { nonce } = given.challenge.parameters;
      const verdicts = await Promise.all(allKeys.map((each) => isSolved(given, each)));
      return verdicts.includes(true) && store.setIfAbsent(`captcha:${nonce}`, LIFETIME_MS);
    },
  };
}
