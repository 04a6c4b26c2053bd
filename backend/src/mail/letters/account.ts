import type { Letter } from '../letter.ts';

interface Addressee {
  readonly firstname: string;
  readonly email: string;
}

const accountUrl = (shopUrl: string, path: string, query: Readonly<Record<string, string>> = {}) =>
  `${shopUrl}${path}${Object.keys(query).length === 0 ? '' : `?${new URLSearchParams(query)}`}`;

/** Greets a new customer. Without a password yet, `resetToken` leads to the page that sets one. */
export function welcomeLetter(
  { firstname, email }: Addressee,
  { shopUrl, resetToken }: { shopUrl: string; resetToken?: string },
): Letter {
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
      'Your account is ready. You can keep favorites, watch prices, save searches and follow your orders and your quotes in one place.',
      `You sign in with ${email}.`,
    ],
    action,
    closing: 'If you did not create this account, please reply to this message.',
  };
}

/** Brings the link to choose another password; good for two hours and for one use. */
export const passwordResetLetter = (
  { firstname, email }: Addressee,
  { shopUrl, token }: { shopUrl: string; token: string },
): Letter => ({
  kind: 'password-reset',
  subject: 'Reset your Encore password',
  heading: 'Choose another password',
  paragraphs: [
    `Hello ${firstname}, we were asked to reset the password of the account ${email}.`,
    'The link works once, for two hours.',
  ],
  action: {
    label: 'Reset password',
    url: accountUrl(shopUrl, '/account/reset-password', { token, email }),
  },
  closing: 'If you did not ask for this, leave it be: your password stays as it is.',
});

/** Tells the owner that the password was changed. */
export const passwordChangedLetter = ({ firstname }: Addressee, shopUrl: string): Letter => ({
  kind: 'password-changed',
  subject: 'Your Encore password was changed',
  heading: 'Your password was changed',
  paragraphs: [`Hello ${firstname}, the password of your account has just been changed.`],
  action: { label: 'Go to my account', url: accountUrl(shopUrl, '/account') },
  closing: 'If this was not you, reset your password now and call us.',
});

/** Tells that signing in elsewhere now opens the account, and brings the link to a password of its own. */
export const accountLinkedLetter = (
  { firstname, email }: Addressee,
  { shopUrl, token }: { shopUrl: string; token: string },
): Letter => ({
  kind: 'account-linked',
  subject: 'You signed in to Encore in another way',
  heading: 'Your account is linked',
  paragraphs: [
    `Hello ${firstname}, you signed in to your account ${email} with an account elsewhere for the first time.`,
    'To keep your account yours, its password has been removed. You can set a new one within two hours, or later with Forgot Password.',
  ],
  action: {
    label: 'Set a password',
    url: accountUrl(shopUrl, '/account/reset-password', { token, email }),
  },
  closing: 'If this was not you, please call us.',
});
