import { createHash } from 'node:crypto';

/** What stands for a text that must not be written down, such as a token or a mail address: 32 characters. */
export const digestOf = (text: string): string =>
  createHash('sha256').update(text).digest('base64url').slice(0, 32);
