import type { DatabaseSync } from 'node:sqlite';
import { createReader, execute, insertRow, selectValue } from '../db/rows.ts';
import { moment } from '../shared/moment.ts';
import type { RenderedEmail } from './email.ts';

export interface Attachment {
  readonly filename: string;
  readonly contentType: string;
  readonly content: Buffer;
}

export type MailState = 'kept' | 'queued' | 'sent' | 'failed';

/** An email in the list. `createdAt` is 'YYYY-MM-DD hh:mm:ss' in UTC. */
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

type MailRow = Omit<StoredMail, 'attachments'> & {
  readonly attachments: readonly StoredAttachment[];
};

const toMail = ({ attachments, ...mail }: MailRow): StoredMail => ({
  ...mail,
  attachments: attachments.map(({ content, ...file }) => ({
    ...file,
    content: Buffer.from(content, 'base64'),
  })),
});

const toStoredAttachment = ({ content, ...file }: Attachment): StoredAttachment => ({
  ...file,
  content: content.toString('base64'),
});

/** Creates the repository of emails. `now` returns the time in milliseconds. */
export function createOutbox(db: DatabaseSync, now: () => number = Date.now) {
  const mails = createReader(db, 'mail_outbox', { json: ['attachments'], complete: toMail });
  const summaries = createReader<MailSummary>(db, 'mail_outbox', {
    columns: 'id, kind, recipient, subject, state, created_at',
  });
  return {
    /** Stores an email, in the open transaction if there is one, and returns its id. */
    add: (mail: NewMail): number =>
      insertRow(db, 'mail_outbox', {
        ...mail,
        attachments: mail.attachments.map(toStoredAttachment),
        createdAt: moment(now()),
      }),
    byId: (id: number) => mails.find({ id }),
    /** Newest first; `page` is zero-based. */
    list: ({ size, page }: { readonly size: number; readonly page: number }) =>
      summaries.query('ORDER BY id DESC LIMIT ? OFFSET ?', size, size * page),
    count: (): number => Number(selectValue(db, 'SELECT count(*) FROM mail_outbox')),
    nextQueued: (): StoredMail | undefined =>
      mails.query("WHERE state = 'queued' ORDER BY id LIMIT 1")[0],
    setState: (id: number, state: MailState) =>
      execute(db, 'UPDATE mail_outbox SET state = ?, tries = tries + 1 WHERE id = ?', state, id),
  };
}
