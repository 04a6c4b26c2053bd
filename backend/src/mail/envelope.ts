import { createTransport, type SendMailOptions } from 'nodemailer';
import type { StoredMail } from './outbox.ts';

/** Whom the shop's mails come from. */
export const sender = 'Encore <hello@encore.example>';

/** A stored mail as the mail library takes it. */
export const toEnvelope = (mail: StoredMail): SendMailOptions => ({
  from: sender,
  to: { name: '', address: mail.recipient },
  subject: mail.subject,
  text: mail.text,
  html: mail.html,
  date: new Date(`${mail.createdAt.replace(' ', 'T')}Z`),
  messageId: `<${mail.id}.${mail.kind}@encore.example>`,
  attachments: mail.attachments.map((attachment) => ({ ...attachment })),
});

/** The mail as it goes over the wire: headers, plain text, HTML and files. */
export async function toMime(mail: StoredMail): Promise<Buffer> {
  const transport = createTransport({ streamTransport: true, buffer: true });
  const { message } = await transport.sendMail(toEnvelope(mail));
  return Buffer.isBuffer(message)
    ? message
    : Buffer.from(await new Response(message).arrayBuffer());
}
