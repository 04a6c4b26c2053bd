/** How often something may happen. */
export interface Rate {
  readonly times: number;
  readonly seconds: number;
}

/** By what callers of a field are told apart, each with its rates. */
export interface FieldRule {
  /** By network address. */
  readonly address: readonly Rate[];
  /** By account, order or card: the arguments named here. */
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
const GUESSES_BY_ADDRESS: readonly Rate[] = [
  { times: 30, seconds: QUARTER },
  { times: 300, seconds: DAY },
];

const signIn: FieldRule = {
  address: GUESSES_BY_ADDRESS,
  subject: { of: by('email'), rates: GUESSES },
  countsFailures: true,
};
const socialSignIn: FieldRule = { address: GUESSES_BY_ADDRESS, countsFailures: true };
const fiveInTen: readonly Rate[] = [{ times: 5, seconds: 10 * MINUTE }];
const fiveInQuarter: readonly Rate[] = [{ times: 5, seconds: QUARTER }];
const cardOnCart: FieldRule = {
  address: [{ times: 10, seconds: 10 * MINUTE }],
  countsFailures: true,
};

/** The fields that guessing, flooding or spying on accounts would use. One of them is allowed an operation. */
export const GUARDED_FIELDS: Readonly<Record<string, FieldRule>> = {
  customerSignIn: signIn,
  customerSignInWithFacebook: socialSignIn,
  customerSignInWithGoogle: socialSignIn,
  customerCreate: { address: [{ times: 30, seconds: HOUR }], countsFailures: false },
  customerPasswordChange: {
    address: GUESSES_BY_ADDRESS,
    session: fiveInQuarter,
    countsFailures: true,
  },
  // Another mail address wants the password.
  customerUpdate: {
    address: GUESSES_BY_ADDRESS,
    session: fiveInQuarter,
    countsFailures: true,
    isGuess: ({ currentPassword }) => Boolean(currentPassword),
  },
  customerPasswordResetRequest: {
    address: [{ times: 20, seconds: HOUR }],
    subject: { of: by('email'), rates: [{ times: 3, seconds: QUARTER }] },
    countsFailures: false,
  },
  customerPasswordReset: {
    address: [{ times: 20, seconds: HOUR }],
    subject: { of: by('email'), rates: fiveInQuarter },
    countsFailures: true,
  },
  giftCardBalanceCheck: {
    address: fiveInTen,
    subject: { of: cardPrefix, rates: fiveInTen },
    session: fiveInTen,
    countsFailures: false,
  },
  guestOrder: {
    address: fiveInQuarter,
    subject: { of: by('orderNumber', 'incrementId', 'orderId', 'number'), rates: fiveInQuarter },
    countsFailures: false,
  },
  newsletterSubscribe: { address: [{ times: 30, seconds: HOUR }], countsFailures: false },
  guestCartGiftCardApply: cardOnCart,
  customerCartGiftCardApply: cardOnCart,
};
