import { createServer, type Server, type Socket } from 'node:net';
import type { DatabaseSync } from 'node:sqlite';
import Fastify from 'fastify';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openDatabase } from '../db/open.ts';
import { inTransaction } from '../db/transaction.ts';
import type { EmailContent } from './email.ts';
import { createMailer, type Mailer, toMime } from './mailer.ts';
import { registerMail } from './plugin.ts';

const hostile: EmailContent = {
  kind: 'test',
  subject: '<b>Subject</b>',
  heading: '<script>alert(1)</script>',
  paragraphs: ['"Quotes" & <img src=x onerror=alert(1)>'],
  action: { label: 'Go & look', url: 'https://shop.test/a?x=1&y="><script>' },
  facts: [['Total', '$4,250.00']],
};

let db: DatabaseSync;
let mailer: Mailer;
const faults: unknown[] = [];
const open = (smtpUrl?: string): Mailer =>
  createMailer({
    db,
    shopUrl: 'https://shop.test',
    smtpUrl,
    onFault: (error) => faults.push(error),
  });
beforeEach(() => {
  db = openDatabase(':memory:');
  mailer = open();
});
afterEach(async () => {
  await mailer.close();
  db.close();
});

describe('an email', () => {
  test('escapes all texts in the HTML of an email', () => {
    mailer.send('ann@example.test', hostile);
    const html = mailer.outbox.byId(1)?.html ?? '';
    expect(html).not.toMatch(/<script|<img|<b>/);
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(html).toContain('href="https://shop.test/a?x=1&amp;y=&quot;&gt;&lt;script&gt;"');
  });
  test('writes a plain text with the address to open', () => {
    mailer.send('ann@example.test', hostile);
    expect(mailer.outbox.byId(1)?.text).toContain(
      'Go & look:\nhttps://shop.test/a?x=1&y="><script>',
    );
  });
  test('builds a MIME message of text, HTML and files', async () => {
    const content = Buffer.from('%PDF-1.7');
    mailer.send('ann@example.test', hostile, [
      { filename: 'label.pdf', contentType: 'application/pdf', content },
    ]);
    const mail = mailer.outbox.byId(1);
    if (mail === undefined) throw new Error('The mail is not in the outbox.');
    const source = (await toMime(mail)).toString();
    expect(source).toContain('To: ann@example.test');
    expect(source).toMatch(/Content-Type: text\/plain/);
    expect(source).toMatch(/Content-Type: text\/html/);
    expect(source).toContain(content.toString('base64'));
  });
});

test('does not store an email of a transaction that is rolled back', () => {
  const fail = () => {
    mailer.send('ann@example.test', hostile);
    throw new Error('no');
  };
  expect(() => inTransaction(db, fail)).toThrow('no');
  expect(mailer.outbox.count()).toBe(0);
});

describe('the pages', () => {
  const pages = async () => {
    const app = Fastify();
    registerMail(app, mailer.outbox);
    return async (url: string) => app.inject({ url });
  };
  test('lists the emails newest first and escapes them', async () => {
    const get = await pages();
    expect((await get('/mail')).body).toContain('No emails yet.');
    mailer.send('first@example.test', hostile);
    mailer.send('second@example.test', hostile);
    const { body } = await get('/mail');
    expect(body.indexOf('second@')).toBeLessThan(body.indexOf('first@'));
    expect(body).not.toContain('<b>Subject</b>');
  });
  test('shows a message in a sandboxed frame whose links open elsewhere', async () => {
    const get = await pages();
    mailer.send('ann@example.test', hostile);
    const page = await get('/mail/1');
    expect(page.body).toMatch(/<iframe [^>]*sandbox="allow-popups[^"]*" src="\/mail\/1\/html"/);
    expect(page.body).not.toContain('<script>');
    const frame = await get('/mail/1/html');
    expect(frame.headers['content-security-policy']).toMatch(/default-src 'none';.*sandbox/);
    expect(frame.body).toContain('<base target="_blank">');
    expect((await get('/mail/1/source')).headers['content-type']).toBe('message/rfc822');
  });
  test.each(['/mail/2', '/mail/x', '/mail/-1', '/mail/2/html', '/mail/1/files/0'])(
    'returns 404 for %s',
    async (url) => {
      expect((await (await pages())(url)).statusCode).toBe(404);
    },
  );
  test.each(['0', '-3', 'x', '999', '9'.repeat(30)])(
    'returns a list for page %s',
    async (number) => {
      expect((await (await pages())(`/mail?page=${number}`)).statusCode).toBe(200);
    },
  );
});

/** The response of a mail server to one command line; it accepts no mail for refused@example.test. */
function reply(line: string): string {
  if (line === 'DATA') return '354 go on\r\n';
  if (line.includes('refused@')) return '550 no such box\r\n';
  return line === 'QUIT' ? '221 bye\r\n' : '250 ok\r\n';
}

function converse(socket: Socket, received: string[]): void {
  let mail: string[] | undefined;
  const take = (line: string): void => {
    if (mail === undefined) {
      socket.write(reply(line));
      if (line === 'DATA') mail = [];
    } else if (line === '.') {
      received.push(mail.join('\n'));
      mail = undefined;
      socket.write(reply(line));
    } else mail.push(line);
  };
  socket.write('220 test\r\n');
  socket.on('data', (chunk) => chunk.toString().split('\r\n').slice(0, -1).forEach(take));
}

function smtpServer(received: string[]): Promise<{ server: Server; url: string }> {
  const server = createServer((socket) => converse(socket, received));
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      if (address === null || typeof address === 'string') throw new Error('No port.');
      resolve({ server, url: `smtp://127.0.0.1:${address.port}` });
    });
  });
}

const settled = async (outbox: Mailer['outbox'], ids: readonly number[]) => {
  const states = () => ids.map((id) => outbox.byId(id)?.state);
  while (states().includes('queued')) await new Promise((resolve) => setTimeout(resolve, 5));
  return states();
};

test('sends emails over SMTP and continues after a rejected one', async () => {
  const received: string[] = [];
  const { server, url } = await smtpServer(received);
  mailer = open(url);
  for (const to of ['ann@example.test', 'refused@example.test', 'bob@example.test']) {
    mailer.send(to, hostile);
  }
  expect(await settled(mailer.outbox, [1, 2, 3])).toEqual(['sent', 'failed', 'sent']);
  expect(received).toHaveLength(2);
  expect(received[1]).toContain('To: bob@example.test');
  expect(faults).toHaveLength(1);
  server.close();
});
