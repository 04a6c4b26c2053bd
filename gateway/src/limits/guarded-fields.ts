import type { Rate } from './limiter.ts';

/** What calls of a field are counted by. */
export interface FieldRule {
  /** By network: an IPv4 address, or the /56 of an IPv6 address. */
  readonly network: readonly Rate[];
  /** By network, successes included, whatever `countsFailures` says. */
  readonly attempts?: readonly Rate[];
  /** By account or order, for each network (an IPv6 /64) apart. All networks together only have to wait, see `GuessDelay`. */
  readonly target?: {
    readonly of: (input: Input) => string;
    readonly kind: 'account' | 'order';
    readonly rates: readonly Rate[];
  };
  /** By account, card or cart, whichever networks the calls come from. */
  readonly subject?: { readonly of: (input: Input) => string; readonly rates: readonly Rate[] };
  /** By session: the token of the signed-in customer. */
  readonly session?: readonly Rate[];
  /** True when only refusals count: whoever succeeds was not guessing. */
  readonly countsFailures: boolean;
  /** Whether a call can be a guess at all; every one can when this is left out. */
  readonly isGuess?: (input: Input) => boolean;
}

/** The arguments of a guarded field, its `input` unwrapped. */
export type Input = Readonly<Record<string, unknown>>;

const MINUTE = 60;
const QUARTER = 15 * MINUTE;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const by =
  (...names: readonly string[]) =>
  (input: Input): string =>
    names
      .map((name) =>
        String(input[name] ?? '')
          .trim()
          .toLowerCase(),
      )
      .join('|');

/** The first half of a card's code: cards of one series are guessed one after the other. */
const cardPrefix = (input: Input): string => {
  const code = String(input.code ?? '')
    .toLowerCase()
    .replace(/[^a-z\d]/g, '');
  return code.slice(0, Math.max(4, Math.floor(code.length / 2)));
};

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

const byMail = by('email');
const accountIn = (rates: readonly Rate[]) => ({ of: byMail, kind: 'account', rates }) as const;
const signIn: FieldRule = {
  network: GUESSES_BY_NETWORK,
  target: accountIn(GUESSES),
  countsFailures: true,
};
const socialSignIn: FieldRule = { network: GUESSES_BY_NETWORK, countsFailures: true };
const fiveInTen: readonly Rate[] = [{ times: 5, seconds: 10 * MINUTE }];
const fiveInQuarter: readonly Rate[] = [{ times: 5, seconds: QUARTER }];
const cardOnCart: FieldRule = {
  network: [{ times: 10, seconds: 10 * MINUTE }],
  countsFailures: true,
};
const couponOnCart = { network: GUESSES_BY_NETWORK, countsFailures: true } as const;

/** The fields that guessing, flooding or spying on accounts would use. One of them is allowed an operation. */
export const GUARDED_FIELDS: Readonly<Record<string, FieldRule>> = {
  customerSignIn: signIn,
  customerSignInWithFacebook: socialSignIn,
  customerSignInWithGoogle: socialSignIn,
  // Signing up tells whether an address has an account.
  customerCreate: {
    network: GUESSES_BY_NETWORK,
    attempts: [{ times: 30, seconds: HOUR }],
    subject: { of: byMail, rates: GUESSES },
    countsFailures: true,
  },
  customerPasswordChange: {
    network: GUESSES_BY_NETWORK,
    session: fiveInQuarter,
    countsFailures: true,
  },
  // Another mail address wants the password.
  customerUpdate: {
    network: GUESSES_BY_NETWORK,
    session: fiveInQuarter,
    countsFailures: true,
    isGuess: ({ currentPassword }) => Boolean(currentPassword),
  },
  customerPasswordResetRequest: {
    network: [{ times: 20, seconds: HOUR }],
    subject: { of: byMail, rates: [{ times: 3, seconds: QUARTER }] },
    countsFailures: false,
  },
  customerPasswordReset: {
    network: [{ times: 20, seconds: HOUR }],
    target: accountIn(fiveInQuarter),
    countsFailures: true,
  },
  giftCardBalanceCheck: {
    network: fiveInTen,
    subject: { of: cardPrefix, rates: fiveInTen },
    session: fiveInTen,
    countsFailures: false,
  },
  guestOrder: {
    network: GUESSES_BY_NETWORK,
    target: { of: by('orderNumber'), kind: 'order', rates: fiveInQuarter },
    countsFailures: true,
  },
  newsletterSubscribe: { network: [{ times: 30, seconds: HOUR }], countsFailures: false },
  guestCartGiftCardApply: cardOnCart,
  customerCartGiftCardApply: cardOnCart,
  guestCartCouponApply: { ...couponOnCart, subject: { of: by('cartId'), rates: GUESSES } },
  customerCartCouponApply: { ...couponOnCart, session: GUESSES },
};
