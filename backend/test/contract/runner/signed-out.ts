import type { Case } from './case.ts';
import type { Send } from './exchange.ts';
import { notSignedIn } from './words.ts';

/** The cases of a customer's call without a valid token. */
export const signedOut = (send: Send): Case[] => [
  { name: 'rejects a request without a token', send, status: 401, body: notSignedIn },
  { name: 'rejects an invalid token', as: 'nonsense', send, status: 401, body: notSignedIn },
];
