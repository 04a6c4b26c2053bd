import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const WAIT_MS = 500;

/** The text of an email that is quoted-printable: without soft line breaks. */
const decode = (mail: string): string =>
  mail.replaceAll(/=\r?\n/g, '').replaceAll(/=([\dA-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));

async function readToken(folder: string, { email, before }: { email: string; before: readonly string[] }): Promise<string | undefined> {
  for (const name of await readdir(folder)) {
    if (before.includes(name)) continue;
    const text = decode(await readFile(join(folder, name), 'utf8'));
    const token = /createPassword\/?\?[^\s"<]*\btoken=(\w+)/.exec(text)?.[1];
    if (token && text.includes(email)) return token;
  }
  return undefined;
}

/**
 * Requests a reset link and returns its token from the email that the shop then writes to a folder, one file per email.
 * Earlier emails do not count: a welcome email contains such a link, too.
 * @throws when no email has arrived in time
 */
export async function findResetToken(
  folder: string,
  { email, seconds, request }: { email: string; seconds: number; request: () => Promise<unknown> },
): Promise<string> {
  const before = await readdir(folder);
  await request();
  const end = performance.now() + seconds * 1000;
  for (;;) {
    const token = await readToken(folder, { email, before });
    if (token !== undefined) return token;
    if (performance.now() > end) {
      throw new Error(`no email to ${email} with a reset link in ${folder} within ${seconds} s`);
    }
    await sleep(WAIT_MS);
  }
}
