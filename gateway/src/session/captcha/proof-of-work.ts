import { createHmac } from 'node:crypto';
import { createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { z } from 'zod';
import type { Secrets } from '../encryption.ts';
import { createTtlStore, type TtlStore } from '../ttl-store.ts';
import type { Captcha } from './captcha.ts';

const ALGORITHM = 'PBKDF2/SHA-256';
/** Rounds of one guess. */
const COST = 1_000;
/** Guesses that a puzzle takes at least and at most: some tenths of a second in a browser. */
const GUESSES = { least: 200, most: 800 };
/** How long a puzzle may be answered, in milliseconds. */
const LIFETIME_MS = 300_000;
/** Characters of an answer; a real one has about 700. */
const LONGEST_ANSWER = 4_000;

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

const read = (answer: string): z.output<typeof payload> | null => {
  if (answer.length > LONGEST_ANSWER) return null;
  try {
    const parsed = payload.safeParse(JSON.parse(Buffer.from(answer, 'base64').toString('utf8')));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
};

const keysOf = (secret: string) => {
  const keyFor = (use: string) =>
    createHmac('sha256', secret).update(`captcha ${use}`).digest('hex');
  return { hmacSignatureSecret: keyFor('puzzle'), hmacKeySignatureSecret: keyFor('answer') };
};

const isSolved = async (given: z.output<typeof payload>, keys: ReturnType<typeof keysOf>) => {
  try {
    return (await verifySolution({ ...given, ...keys, deriveKey })).verified;
  } catch {
    return false;
  }
};

/**
 * ALTCHA's proof of work: puzzles signed with a key made from a secret, each good for one answer within five minutes.
 * @param secrets The first signs; answers to puzzles signed with any of them are taken.
 * @param notes Where answers are remembered as used, each for as long as its puzzle could be answered.
 * @param now The time in milliseconds.
 */
export const createProofOfWork = (
  [newest, ...older]: Secrets,
  notes: TtlStore = createTtlStore(),
  now: () => number = Date.now,
): Captcha => {
  const keys = keysOf(newest);
  const allKeys = [keys, ...older.map(keysOf)];
  return {
    kind: 'PROOF_OF_WORK',
    siteKey: null,
    challenge: async () =>
      JSON.stringify(
        await createChallenge({
          ...keys,
          algorithm: ALGORITHM,
          cost: COST,
          counter: randomInt(GUESSES.most, GUESSES.least),
          deriveKey,
          expiresAt: new Date(now() + LIFETIME_MS),
        }),
      ),
    verify: async (answer) => {
      const given = read(answer ?? '');
      if (given === null || given.challenge.parameters.expiresAt * 1_000 < now()) return false;
      const { nonce } = given.challenge.parameters;
      const verdicts = await Promise.all(allKeys.map((each) => isSolved(given, each)));
      return verdicts.includes(true) && notes.setIfAbsent(`captcha:${nonce}`, LIFETIME_MS);
    },
  };
};
