import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findResetToken } from './mails.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'encore-mails-'));
});
afterEach(() => rm(folder, { recursive: true }));

const mail = (email: string, token: string) =>
  `To: ${email}\r\nContent-Transfer-Encoding: quoted-printable\r\n\r\n<a href=3D"http://shop.example/customer/account/createPasswo=\r\nrd/?id=3D7&amp;token=3D${token}">Set a New Password</a>`;

const email = 'ann@example.test';

test('finds the link of the address in a later email', async () => {
  await writeFile(join(folder, '1.eml'), mail(email, 'welcome'));
  const request = async () => {
    await writeFile(join(folder, '2.eml'), mail('other@example.test', 'other'));
    await writeFile(join(folder, '3.eml'), `To: ${email}\r\n\r\nYour order`);
    setTimeout(() => void writeFile(join(folder, '4.eml'), mail(email, 'q4VTXj')), 50);
  };
  expect(await findResetToken(folder, { email, seconds: 10, request })).toBe('q4VTXj');
});

test('reports a missing email', async () => {
  await writeFile(join(folder, '1.eml'), mail(email, 'welcome'));
  const wanted = { email, seconds: 0, request: async () => true };
  await expect(findResetToken(folder, wanted)).rejects.toThrow('no email to ann@example.test with a reset link');
});
