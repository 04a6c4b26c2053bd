import type { DatabaseSync } from 'node:sqlite';
import { createRowMapper, insertRow, type Row } from '../db/rows.ts';
import { moment } from '../shared/moment.ts';
import type { RenderedEmail } from './email.ts';

export interface Attachment {
  readonly filename: string;
  readonly contentType: string;
  readonly content: Buffer;
}

export type MailState = 'kept' | 'queued' | 'sent' | 'failed';

/** A mail as it is listed. `createdAt` is 'YYYY-MM-DD hh:mm:ss' in UTC. */
export interface MailSummary {
  readonly id: number;
  readonly kind: string;
  readonly recipient: string;
  readonly subject: string;
  readonly state: MailState;
  readonly createdAt: string;
}

export interface StoredMail extends MailSummary, RenderedEmail {
  readonly attachments: readonly Attachment[];
  readonly tries: number;
}

export interface NewMail extends RenderedEmail {
  readonly recipient: string;
  readonly attachments: readonly Attachment[];
  readonly state: MailState;
}

export type Outbox = ReturnType<typeof createOutbox>;

interface StoredAttachment extends Omit<Attachment, 'content'> {
  readonly content: string;
}

const toSummary = createRowMapper<MailSummary>();
const toMail = createRowMapper<
  Omit<StoredMail, 'attachments'> & { attachments: readonly StoredAttachment[] }
>({ json: ['attachments'] });

function mailFromRow(row: Row): StoredMail {
  const { attachments, ...mail } = toMail(row);
  const files = attachments.map(({ content, ...file }) => ({
    ...file,
    content: Buffer.from(content, 'base64'),
  }));
  return { ...mail, attachments: files };
}

const toStoredAttachment = ({ content, ...file }: Attachment): StoredAttachment => ({
  ...file,
  content: content.toString('base64'),
});

const prepareAll = (db: DatabaseSync) => ({
  byId: db.prepare('SELECT * FROM mail_outbox WHERE id = ?'),
  list: db.prepare(
    `SELECT id, kind, recipient, subject, state, created_at FROM mail_outbox
     ORDER BY id DESC LIMIT ? OFFSET ?`,
  ),
  count: db.prepare('SELECT count(*) AS n FROM mail_outbox'),
  nextQueued: db.prepare("SELECT * FROM mail_outbox WHERE state = 'queued' ORDER BY id LIMIT 1"),
  setState: db.prepare('UPDATE mail_outbox SET state = ?, tries = tries + 1 WHERE id = ?'),
});

/** The mails of the shop in the commerce database. `now` returns the time in milliseconds. */
export function createOutbox(db: DatabaseSync, now: () => number = Date.now) {
  const sql = prepareAll(db);
  return {
    /** Stores a mail and returns its id; part of the transaction that is open, if there is one. */
    add: (mail: NewMail): number =>
      insertRow(db, 'mail_outbox', {
        ...mail,
        attachments: mail.attachments.map(toStoredAttachment),
        createdAt: moment(now()),
      }),
    byId: (id: number): StoredMail | undefined => {
      const row = sql.byId.get(id);
      return row && mailFromRow(row);
    },
    /** The newest first; 0-based page. */
    list: ({ size, page }: { readonly size: number; readonly page: number }): MailSummary[] =>
      sql.list.all(size, size * page).map(toSummary),
    count: (): number => Number(sql.count.get()?.n),
    nextQueued: (): StoredMail | undefined => {
      const row = sql.nextQueued.get();
      return row && mailFromRow(row);
    },
    setState: (id: number, state: MailState): void => {
      sql.setState.run(state, id);
    },
  };
}
