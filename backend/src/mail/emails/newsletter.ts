import type { EmailContent } from '../email.ts';

/** Confirms a sign-up for updates. */
export const newsletterEmail = (email: string, shopUrl: string): EmailContent => ({
  kind: 'newsletter',
  subject: 'You’re signed up for Encore updates',
  heading: 'Thank you for signing up',
  paragraphs: [
    `We’ll email ${email} when new pre-owned designer pieces arrive, each one of a kind.`,
  ],
  action: { label: 'Shop new arrivals', url: `${shopUrl}/latest-arrivals` },
  closing: 'To unsubscribe, reply to any of our emails.',
});
