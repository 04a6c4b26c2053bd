import { vi } from 'vitest';

/** Cheap password hashes: at the real cost, hashing takes two thirds of the contract suite's CPU time. */
vi.mock(import('node:crypto'), async (importOriginal) => {
  const crypto = await importOriginal();
  const scrypt: typeof crypto.scrypt = (
    password: Parameters<typeof crypto.scrypt>[0],
    salt: Parameters<typeof crypto.scrypt>[1],
    length: number,
    ...rest: unknown[]
  ) => {
    const done = rest.at(-1) as Parameters<typeof crypto.scrypt>[3];
    crypto.scrypt(password, salt, length, { N: 16, r: 1, p: 1 }, done as never);
  };
  return { ...crypto, default: { ...crypto, scrypt }, scrypt };
});
