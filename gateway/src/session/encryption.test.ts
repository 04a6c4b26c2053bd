import { createHash } from 'node:crypto';
import { EncryptJWT, UnsecuredJWT } from 'jose';
import { expect, test } from 'vitest';
import { createSessionEncryption } from './encryption.ts';

const SECRET = 'a'.repeat(32);
const SESSION = { token: 't', begunAt: 1, usedAt: 2, mail: null };

test('decrypts only what it has encrypted: no other algorithm, no other key, no change', async () => {
  const { encrypt, decrypt } = createSessionEncryption([SECRET]);
  const text = await encrypt(SESSION);
  expect(await decrypt(text)).toEqual({ ...SESSION, isOldKey: false });
  const key = createHash('sha256').update(SECRET).digest();
  const create = (alg: string, enc: string) =>
    new EncryptJWT(SESSION).setProtectedHeader({ alg, enc }).encrypt(key);
  const middle = text.length - 40;
  const changed =
    text.slice(0, middle) + (text[middle] === 'A' ? 'B' : 'A') + text.slice(middle + 1);
  for (const other of [
    await create('A256KW', 'A256GCM'),
    await create('dir', 'A128CBC-HS256'),
    new UnsecuredJWT(SESSION).encode(),
    await createSessionEncryption(['b'.repeat(32)]).encrypt(SESSION),
    changed,
  ]) {
    expect(await decrypt(other)).toBeNull();
  }
});
