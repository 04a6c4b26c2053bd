import type { DatabaseSync } from 'node:sqlite';
import { inTransaction } from '../../db/transaction.ts';
import { newsletterEmail } from '../../mail/emails/account.ts';
import type { Mailer } from '../../mail/mailer.ts';
import { moment } from '../../shared/moment.ts';
import { type Route, route } from '../../shared/webapi/route.ts';
import { createCustomerRepository } from '../customer/repository.ts';

export interface NewsletterOptions {
  readonly db: DatabaseSync;
  readonly mailer: Pick<Mailer, 'send' | 'shopUrl'>;
  readonly now: () => number;
}

const sign = String.raw`[^\s\p{Cc}@<>(),;:"\\[\].]`;
const dotted = `${sign}+(?:\\.${sign}+)`;
const address = new RegExp(`^${dotted}*@${dotted}+$`, 'u');

/** True for text that can be a mail address. */
export const isAddress = (text: string): boolean => text.length <= 254 && address.test(text);

const said = (message: string, status: 0 | 1) => [{ message, status }];

/**
 * Signing up for the newsletter: a list whose first entry has the message and the status,
 * 1 for success. The shop's own module, described in docs/wire/content.md.
 */
export function newsletterRoutes({ db, mailer, now }: NewsletterOptions): Route[] {
  const customers = createCustomerRepository(db);
  const subscribe = db.prepare(
    'INSERT INTO newsletter_subscriber (email, created_at) VALUES (?, ?) ON CONFLICT DO NOTHING',
  );
  const handle: Route['handle'] = ({ args }) => {
    const email = String(args.email).trim();
    if (!isAddress(email)) return said('Please enter a valid email address.', 0);
    return inTransaction(db, () => {
      const isNew = subscribe.run(email, moment(now())).changes > 0;
      // Who has an account can also sign up, or end it, there.
      const isSubscribed = customers.byEmail(email)?.isSubscribed ?? !isNew;
      if (isSubscribed) return said('This email address is already subscribed.', 0);
      customers.setSubscribed(email, true);
      mailer.send(email, newsletterEmail(email, mailer.shopUrl));
      return said('Thank you for your subscription.', 1);
    });
  };
  return [
    route.get(
      '/newsletter/subscription',
      { access: 'anonymous', parameters: { email: 'string' } },
      handle,
    ),
  ];
}
