import type { Rate } from './rate-limiter.ts';

/** The rates of a rule; `@rateLimit` in the schema names the rule and the subject. */
export interface RateLimitRule {
  /** Per network: an IPv4 address, or the /56 of an IPv6 address. */
  readonly network: readonly Rate[];
  /** Per network, including successful calls regardless of `countsFailures`. */
  readonly attempts?: readonly Rate[];
  /** Per subject and network (an IPv6 /64). Across networks, calls are only delayed; see `createGuessDelay`. */
  readonly target?: { readonly kind: 'account' | 'order'; readonly rates: readonly Rate[] };
  /** Per account, card or cart, across networks. */
  readonly subject?: readonly Rate[];
  /** Maps the subject to the counted key; identity by default. */
  readonly toSubject?: (value: string) => string;
  /** Per session: the token of the signed-in customer. */
  readonly session?: readonly Rate[];
  /** True if only rejected calls count, because a successful one was no guess. */
  readonly countsFailures: boolean;
  /** A rejection of only this input field does not count, because the guess itself was right. */
  readonly ignoredField?: string;
  /** True if counted calls take `GUESS_MS`, because their time would tell whether the subject exists. */
  readonly hidesTime?: true;
}

const MINUTE = 60;
const QUARTER = 15 * MINUTE;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The first half of a gift card's code, because cards of a series are guessed one after the other. */
function toCardPrefix(value: string): string {
  const code = value.replace(/[^a-z\d]/g, '');
  return code.slice(0, Math.max(4, Math.floor(code.length / 2)));
}

/** Waits grow with the number of guesses: five per minute, ten per quarter of an hour, fifty per day. */
const GUESSES: readonly Rate[] = [
  { times: 5, seconds: MINUTE },
  { times: 10, seconds: QUARTER },
  { times: 50, seconds: DAY },
];
const GUESSES_BY_NETWORK: readonly Rate[] = [
  { times: 30, seconds: QUARTER },
  { times: 300, seconds: DAY },
];

const FIVE_IN_TEN_MINUTES: readonly Rate[] = [{ times: 5, seconds: 10 * MINUTE }];
const FIVE_IN_A_QUARTER: readonly Rate[] = [{ times: 5, seconds: QUARTER }];

/** By the name in `@rateLimit(rule: …)`. */
export const RATE_LIMIT_RULES: Readonly<Record<string, RateLimitRule>> = {
  SIGN_IN: {
    network: GUESSES_BY_NETWORK,
    target: { kind: 'account', rates: GUESSES },
    countsFailures: true,
    ignoredField: 'guestCartId',
    hidesTime: true,
  },
  SOCIAL_SIGN_IN: {
    network: GUESSES_BY_NETWORK,
    countsFailures: true,
    ignoredField: 'guestCartId',
  },
  // Creating an account reveals whether the email address is registered.
  ACCOUNT_CREATE: {
    network: GUESSES_BY_NETWORK,
    attempts: [{ times: 30, seconds: HOUR }],
    subject: GUESSES,
    countsFailures: true,
  },
  PASSWORD_CONFIRM: {
    network: GUESSES_BY_NETWORK,
    session: FIVE_IN_A_QUARTER,
    countsFailures: true,
    ignoredField: 'newPassword',
  },
  PASSWORD_RESET_REQUEST: {
    network: [{ times: 20, seconds: HOUR }],
    subject: [{ times: 3, seconds: QUARTER }],
    countsFailures: false,
    hidesTime: true,
  },
  PASSWORD_RESET: {
    network: [{ times: 20, seconds: HOUR }],
    target: { kind: 'account', rates: FIVE_IN_A_QUARTER },
    countsFailures: true,
    ignoredField: 'newPassword',
    hidesTime: true,
  },
  GIFT_CARD_BALANCE: {
    network: FIVE_IN_TEN_MINUTES,
    subject: FIVE_IN_TEN_MINUTES,
    toSubject: toCardPrefix,
    session: FIVE_IN_TEN_MINUTES,
    countsFailures: false,
  },
  GUEST_ORDER: {
    network: GUESSES_BY_NETWORK,
    target: { kind: 'order', rates: FIVE_IN_A_QUARTER },
    countsFailures: true,
    hidesTime: true,
  },
  NEWSLETTER: {
    network: [{ times: 30, seconds: HOUR }],
    countsFailures: false,
    hidesTime: true,
  },
  GIFT_CARD_APPLY: { network: FIVE_IN_TEN_MINUTES, countsFailures: true },
  // Coupons are counted per cart for guests and per session for customers.
  COUPON_APPLY: {
    network: GUESSES_BY_NETWORK,
    subject: GUESSES,
    session: GUESSES,
    countsFailures: true,
  },
};
