import { randomBytes, randomInt } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** 32 random letters and digits, the format of Magento's cart ids and reset tokens. */
export const lettersAndDigits = (): string =>
  Array.from({ length: 32 }, () => alphabet[randomInt(alphabet.length)]).join('');

/** Random digits, so that other numbers cannot be guessed. */
export const randomDigits = (length: number): string =>
  Array.from({ length }, () => String(randomInt(10))).join('');

/** A 32-byte secret of this shop, created on first use and stored in its database. */
export function shopSecret(db: DatabaseSync, name: string): Buffer {
  db.prepare('INSERT INTO shop_secret (name, value) VALUES (?, ?) ON CONFLICT DO NOTHING').run(
    name,
    randomBytes(32).toString('base64'),
  );
  const row = db.prepare('SELECT value FROM shop_secret WHERE name = ?').get(name);
  return Buffer.from(String(row?.value), 'base64');
}
