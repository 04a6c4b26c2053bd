import type { DatabaseSync } from 'node:sqlite';
import { createDelivery } from './delivery.ts';
import { type Letter, layOut } from './letter.ts';
import { type Attachment, createOutbox, type Outbox } from './outbox.ts';

export interface MailerOptions {
  readonly db: DatabaseSync;
  /** The shop's address, without a slash at the end. */
  readonly shopUrl: string;
  /** Where mails are sent over; undefined keeps them in the outbox for reading there. */
  readonly smtpUrl: string | undefined;
  readonly now?: () => number;
  readonly onFault: (error: unknown) => void;
}

export interface Mailer {
  readonly shopUrl: string;
  readonly outbox: Outbox;
  /**
   * Writes a letter to somebody. It is stored with the transaction that is open, so a change and its
   * mail are kept together, and sent soon after when the shop has a mail server.
   */
  send(to: string, letter: Letter, attachments?: readonly Attachment[]): void;
  /** Ends sending; what still waits is sent after the next start. */
  close(): Promise<void>;
}

/** The shop's post office. */
export function createMailer({ db, shopUrl, smtpUrl, now, onFault }: MailerOptions): Mailer {
  const outbox = createOutbox(db, now);
  const delivery = smtpUrl === undefined ? undefined : createDelivery(outbox, smtpUrl, onFault);
  delivery?.wake();
  return {
    shopUrl,
    outbox,
    send: (recipient, letter, attachments = []) => {
      const state = delivery === undefined ? 'kept' : 'queued';
      outbox.add({ ...layOut(letter, shopUrl), recipient, attachments, state });
      // After the transaction that may be open: a mail that is rolled back must not have been sent.
      if (delivery !== undefined) setImmediate(delivery.wake);
    },
    close: async () => delivery?.close(),
  };
}
