import type { DatabaseSync } from 'node:sqlite';
import { createDelivery } from './delivery.ts';
import { type EmailContent, renderEmail } from './email.ts';
import { type Attachment, createOutbox } from './outbox.ts';

export interface MailerOptions {
  readonly db: DatabaseSync;
  /** The shop's address, without a slash at the end. */
  readonly shopUrl: string;
  /** The SMTP server; undefined stores emails in the outbox. */
  readonly smtpUrl: string | undefined;
  readonly now?: () => number;
  readonly onFault: (error: unknown) => void;
}

export type Mailer = ReturnType<typeof createMailer>;

export function createMailer({ db, shopUrl, smtpUrl, now, onFault }: MailerOptions) {
  const outbox = createOutbox(db, now);
  const delivery = smtpUrl === undefined ? undefined : createDelivery(outbox, smtpUrl, onFault);
  delivery?.wake();
  return {
    shopUrl,
    outbox,
    /**
     * Queues an email. It is stored with the transaction that is open, so a change and its
     * email are committed together. With an SMTP server it is sent soon after.
     */
    send: (
      recipient: string,
      content: EmailContent,
      attachments: readonly Attachment[] = [],
    ): void => {
      const state = delivery === undefined ? 'kept' : 'queued';
      outbox.add({ ...renderEmail(content, shopUrl), recipient, attachments, state });
      // After the transaction that may be open: an email that is rolled back must not be sent.
      if (delivery !== undefined) setImmediate(delivery.wake);
    },
    /** Stops sending; queued emails are sent after the next start. */
    close: async (): Promise<void> => delivery?.close(),
  };
}
