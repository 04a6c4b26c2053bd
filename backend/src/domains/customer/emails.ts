import type { EmailContent } from '../../mail/email.ts';

interface Addressee {
  readonly firstname: string;
  readonly email: string;
}

const accountUrl = (shopUrl: string, path: string, query: Readonly<Record<string, string>> = {}) =>
  `${shopUrl}${path}${Object.keys(query).length === 0 ? '' : `?${new URLSearchParams(query)}`}`;

/** Greets a new customer. Without a password yet, `resetToken` leads to the page that sets one. */
export function welcomeEmail(
  { firstname, email }: Addressee,
  { shopUrl, resetToken }: { shopUrl: string; resetToken?: string },
): EmailContent {
  const action =
    resetToken === undefined
      ? { label: 'Go to my account', url: accountUrl(shopUrl, '/account') }
      : {
          label: 'Set a password',
          url: accountUrl(shopUrl, '/account/reset-password', { token: resetToken, email }),
        };
  return {
    kind: 'welcome',
    subject: 'Welcome to Encore',
    heading: `Welcome, ${firstname}`,
    paragraphs: [
      'Your account is ready. Save favorites, set price alerts, save searches, and track your orders and quotes in one place.',
      `You sign in with ${email}.`,
    ],
    action,
    closing: 'If you didn’t create this account, please reply to this email.',
  };
}

/** Brings the link to choose another password; good for two hours and for one use. */
export const passwordResetEmail = (
  { firstname, email }: Addressee,
  { shopUrl, token }: { shopUrl: string; token: string },
): EmailContent => ({
  kind: 'password-reset',
  subject: 'Reset your Encore password',
  heading: 'Choose a new password',
  paragraphs: [
    `Hello ${firstname}, we received a request to reset the password for ${email}.`,
    'The link works once, within two hours.',
  ],
  action: {
    label: 'Reset password',
    url: accountUrl(shopUrl, '/account/reset-password', { token, email }),
  },
  closing: 'If you didn’t request this, ignore this email. Your password won’t change.',
});

export const passwordChangedEmail = ({ firstname }: Addressee, shopUrl: string): EmailContent => ({
  kind: 'password-changed',
  subject: 'Your Encore password was changed',
  heading: 'Your password was changed',
  paragraphs: [`Hello ${firstname}, the password of your account has just been changed.`],
  action: { label: 'Go to my account', url: accountUrl(shopUrl, '/account') },
  closing: 'If this wasn’t you, reset your password now and call us.',
});

/** Tells that signing in elsewhere now opens the account, and brings the link to a password of its own. */
export const accountLinkedEmail = (
  { firstname, email }: Addressee,
  { shopUrl, token }: { shopUrl: string; token: string },
): EmailContent => ({
  kind: 'account-linked',
  subject: 'A new way to sign in to Encore',
  heading: 'Your account is linked',
  paragraphs: [
    `Hello ${firstname}, you signed in to your account ${email} with another service for the first time.`,
    'To protect your account, we removed its password. You can set a new one within two hours, or later with Forgot Password.',
  ],
  action: {
    label: 'Set a password',
    url: accountUrl(shopUrl, '/account/reset-password', { token, email }),
  },
  closing: 'If this wasn’t you, please call us.',
});
