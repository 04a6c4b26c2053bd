import type { Rate } from './rate-limiter.ts';

/** What calls of a field are counted by; `@rateLimit` in the schema names the rule and the subject. */
export interface RateLimitRule {
  /** By network: an IPv4 address, or the /56 of an IPv6 address. */
  readonly network: readonly Rate[];
  /** By network, successes included, whatever `countsFailures` says. */
  readonly attempts?: readonly Rate[];
  /** By the subject, for each network (an IPv6 /64) apart. All networks together only have to wait, see `GuessDelay`. */
  readonly target?: { readonly kind: 'account' | 'order'; readonly rates: readonly Rate[] };
  /** By account, card or cart, whichever networks the calls come from. */
  readonly subject?: readonly Rate[];
  /** What of the subject is counted: all of it when this is left out. */
  readonly toSubject?: (value: string) => string;
  /** By session: the token of the signed-in customer. */
  readonly session?: readonly Rate[];
  /** True when only rejections count: a success was no guess. */
  readonly countsFailures: boolean;
}

const MINUTE = 60;
const QUARTER = 15 * MINUTE;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The first half of a card's code: cards of one series are guessed one after the other. */
function toCardPrefix(value: string): string {
  const code = value.replace(/[^a-z\d]/g, '');
  return code.slice(0, Math.max(4, Math.floor(code.length / 2)));
}

/** The longer somebody guesses, the longer they wait: five in a minute, ten in a quarter, fifty in a day. */
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

/** By the name that `@rateLimit(rule: …)` gives. */
export const RATE_LIMIT_RULES: Readonly<Record<string, RateLimitRule>> = {
  SIGN_IN: {
    network: GUESSES_BY_NETWORK,
    target: { kind: 'account', rates: GUESSES },
    countsFailures: true,
  },
  SOCIAL_SIGN_IN: { network: GUESSES_BY_NETWORK, countsFailures: true },
  // Signing up tells whether an address has an account.
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
  },
  PASSWORD_RESET_REQUEST: {
    network: [{ times: 20, seconds: HOUR }],
    subject: [{ times: 3, seconds: QUARTER }],
    countsFailures: false,
  },
  PASSWORD_RESET: {
    network: [{ times: 20, seconds: HOUR }],
    target: { kind: 'account', rates: FIVE_IN_A_QUARTER },
    countsFailures: true,
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
  },
  NEWSLETTER: { network: [{ times: 30, seconds: HOUR }], countsFailures: false },
  GIFT_CARD_APPLY: { network: [{ times: 10, seconds: 10 * MINUTE }], countsFailures: true },
  // A guest's coupons are counted by cart, a customer's by session.
  COUPON_APPLY: {
    network: GUESSES_BY_NETWORK,
    subject: GUESSES,
    session: GUESSES,
    countsFailures: true,
  },
};
