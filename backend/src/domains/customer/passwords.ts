import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';

const cost = { N: 16_384, r: 8, p: 1 } as const;
const keyLength = 32;

const derive = (password: string, salt: Buffer, options: ScryptOptions): Promise<Buffer> =>
  new Promise((resolve, reject) =>
    scrypt(password.normalize(), salt, keyLength, options, (error, key) =>
      error === null ? resolve(key) : reject(error),
    ),
  );

/** Hashes a password to the stored text: cost, salt and scrypt key. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, salt, cost);
  const { N, r, p } = cost;
  return ['scrypt', N, r, p, salt.toString('base64'), key.toString('base64')].join('$');
}

const UNKNOWN_ACCOUNT = `scrypt$16384$8$1$${Buffer.alloc(16).toString('base64')}$${Buffer.alloc(keyLength).toString('base64')}`;

/** Whether the password matches the stored hash. Takes the same time without a hash. */
export async function verifyPassword(password: string, stored: string | null): Promise<boolean> {
  const [, N, r, p, salt = '', key = ''] = (stored ?? UNKNOWN_ACCOUNT).split('$');
  const options = { N: Number(N), r: Number(r), p: Number(p) };
  const derived = await derive(password, Buffer.from(salt, 'base64'), options);
  const expected = Buffer.from(key, 'base64');
  const same = expected.length === derived.length && timingSafeEqual(expected, derived);
  return stored !== null && same;
}
