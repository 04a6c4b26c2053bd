import type { DatabaseSync } from 'node:sqlite';
import { insertIfNew } from '../../db/rows.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { EmailContent } from '../../mail/email.ts';
import type { Mailer } from '../../mail/mailer.ts';
import { moment } from '../../shared/moment.ts';
import { publicRoute, type Route } from '../../shared/webapi/route.ts';
import { createCustomerRepository } from '../customer/repository.ts';
import { badInput, GraphqlFault } from './graphql/fault.ts';
import type { GraphqlModule } from './graphql/request.ts';

export interface NewsletterOptions {
  readonly db: DatabaseSync;
  readonly mailer: Pick<Mailer, 'send' | 'shopUrl'>;
  readonly now: () => number;
}

const sign = String.raw`[^\s\p{Cc}@<>(),;:"\\[\].]`;
const dotted = `${sign}+(?:\\.${sign}+)`;
const address = new RegExp(`^${dotted}*@${dotted}+$`, 'u');

export const isAddress = (text: string): boolean => text.length <= 254 && address.test(text);

const newsletterEmail = (email: string, shopUrl: string): EmailContent => ({
  kind: 'newsletter',
  subject: 'You’re signed up for Encore updates',
  heading: 'Thank you for signing up',
  paragraphs: [`We’ll email ${email} when new pre-owned designer pieces arrive.`],
  action: { label: 'Shop new arrivals', url: `${shopUrl}/latest-arrivals` },
  closing: 'To unsubscribe, reply to any of our emails.',
});

type Outcome = 'subscribed' | 'invalid' | 'known';

function createSubscribe({ db, mailer, now }: NewsletterOptions): (email: string) => Outcome {
  const customers = createCustomerRepository(db);
  return (email) => {
    if (!isAddress(email)) return 'invalid';
    return inTransaction(db, () => {
      const isNew = insertIfNew(db, 'newsletter_subscriber', { email, createdAt: moment(now()) });
      // Customers can also subscribe and unsubscribe in their account.
      const isSubscribed = customers.byEmail(email)?.isSubscribed ?? !isNew;
      if (isSubscribed) return 'known';
      customers.setSubscribed(email, true);
      mailer.send(email, newsletterEmail(email, mailer.shopUrl));
      return 'subscribed';
    });
  };
}

const KNOWN = 'This email address is already subscribed.';

const RESPONSES: Readonly<Record<Outcome, { message: string; status: 0 | 1 }>> = {
  subscribed: { message: 'Thank you for your subscription.', status: 1 },
  invalid: { message: 'Please enter a valid email address.', status: 0 },
  known: { message: KNOWN, status: 0 },
};

/** Newsletter sign-up: a list whose only entry has the message and the status, 1 for success (docs/wire/content.md). */
export function newsletterRoutes(options: NewsletterOptions): Route[] {
  const subscribe = createSubscribe(options);
  return [
    publicRoute.get('/newsletter/subscription', { email: 'string' }, ({ args }) => [
      RESPONSES[subscribe(args.email.trim())],
    ]),
  ];
}

const SDL = `
extend type Mutation {
  subscribeEmailToNewsletter(email: String!): SubscribeEmailToNewsletterOutput
}
type SubscribeEmailToNewsletterOutput { status: SubscriptionStatusesEnum }
enum SubscriptionStatusesEnum { NOT_ACTIVE SUBSCRIBED UNSUBSCRIBED UNCONFIRMED }
`;

/** The same operation in Magento's GraphQL. */
export function newsletterGraphql(options: NewsletterOptions): GraphqlModule {
  const subscribe = createSubscribe(options);
  return {
    typeDefs: SDL,
    resolvers: {
      Mutation: {
        subscribeEmailToNewsletter: (_root: unknown, { email }: { email: string }) => {
          const outcome = subscribe(email.trim());
          if (outcome === 'invalid') throw badInput('Enter a valid email address.');
          if (outcome === 'known') throw new GraphqlFault('graphql-already-exists', KNOWN);
          return { status: 'SUBSCRIBED' };
        },
      },
    },
  };
}
