import type { Letter } from '../letter.ts';

/** Confirms a sign-up for updates. */
export const newsletterLetter = (email: string, shopUrl: string): Letter => ({
  kind: 'newsletter',
  subject: 'You are signed up for updates from Encore',
  heading: 'Thank you for signing up',
  paragraphs: [
    `We will write to ${email} when new arrivals come in: pre-owned designer pieces, one of each.`,
  ],
  action: { label: 'See the latest arrivals', url: `${shopUrl}/latest-arrivals` },
  closing: 'You can end this at any time by replying to one of our messages.',
});
