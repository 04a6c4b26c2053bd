import type { DatabaseSync } from 'node:sqlite';
import { createTransport, type SendMailOptions } from 'nodemailer';
import { momentMs } from '../shared/moment.ts';
import { type EmailContent, renderEmail } from './email.ts';
import { type Attachment, createOutbox, type Outbox, type StoredMail } from './outbox.ts';

/** The sender of every email. */
const SENDER = 'Encore <hello@encore.example>';

/** A stored email in the format of nodemailer. */
const toEnvelope = (mail: StoredMail): SendMailOptions => ({
  from: SENDER,
  to: { name: '', address: mail.recipient },
  subject: mail.subject,
  text: mail.text,
  html: mail.html,
  date: new Date(momentMs(mail.createdAt)),
  messageId: `<${mail.id}.${mail.kind}@encore.example>`,
  attachments: mail.attachments.map((attachment) => ({ ...attachment })),
});

/** An email as a MIME message: headers, plain text, HTML and files. */
export async function toMime(mail: StoredMail): Promise<Buffer> {
  const transport = createTransport({ streamTransport: true, buffer: true });
  const { message } = await transport.sendMail(toEnvelope(mail));
  return Buffer.isBuffer(message)
    ? message
    : Buffer.from(await new Response(message).arrayBuffer());
}

const MAX_TRIES = 5;
const RETRY_MS = 60_000;

/** True after the last try, and for an email that the server rejects permanently (a 5xx reply). */
const isFinal = (error: unknown, tries: number): boolean =>
  tries + 1 >= MAX_TRIES ||
  (error instanceof Error && 'responseCode' in error && Number(error.responseCode) >= 500);

const timeouts = { connectionTimeout: 5000, greetingTimeout: 5000, socketTimeout: 10_000 };

/**
 * Sends queued emails over SMTP, in order. An email that the server rejects is marked as failed; after a temporary
 * error, sending is retried once a minute, up to five times.
 */
function createDelivery(outbox: Outbox, smtpUrl: string, onFault: (error: unknown) => void) {
  const transport = createTransport({ url: smtpUrl, ...timeouts });
  let running: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;

  const wake = (): void => {
    if (isClosed) return;
    running ??= sendAll().finally(() => {
      running = undefined;
    });
  };

  const next = (): StoredMail | undefined => (isClosed ? undefined : outbox.nextQueued());

  const sendAll = async (): Promise<void> => {
    for (let mail = next(); mail !== undefined; mail = next()) {
      try {
        await transport.sendMail(toEnvelope(mail));
        outbox.setState(mail.id, 'sent');
      } catch (error) {
        onFault(error);
        const final = isFinal(error, mail.tries);
        outbox.setState(mail.id, final ? 'failed' : 'queued');
        if (final) continue;
        timer = setTimeout(wake, RETRY_MS).unref();
        return;
      }
    }
  };

  return {
    /** Starts sending the queued emails; a running delivery includes new ones. */
    wake,
    /** Resolves when the running delivery has ended. */
    close: async (): Promise<void> => {
      isClosed = true;
      clearTimeout(timer);
      await running;
      transport.close();
    },
  };
}

export interface MailerOptions {
  readonly db: DatabaseSync;
  /** The shop's URL without a trailing slash. */
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
     * Queues an email in the open transaction, so that a change and its email are committed together. With an SMTP
     * server it is sent soon after.
     */
    send: (
      recipient: string,
      content: EmailContent,
      attachments: readonly Attachment[] = [],
    ): void => {
      const state = delivery === undefined ? 'kept' : 'queued';
      outbox.add({ ...renderEmail(content, shopUrl), recipient, attachments, state });
      // After the open transaction: an email that is rolled back must not be sent.
      if (delivery !== undefined) setImmediate(delivery.wake);
    },
    /** Stops sending; queued emails are sent after the next start. */
    close: async (): Promise<void> => delivery?.close(),
  };
}
