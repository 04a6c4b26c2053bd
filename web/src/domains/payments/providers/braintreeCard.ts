import {
  type BraintreeError,
  type BraintreeFields,
  type BraintreeShop,
  openBraintree,
} from './braintree.ts';
import { hostedPlaces, type Places } from './hostedPlaces.ts';
import type { CardAdapter, CardAnswer, CardErrors, HostedFields } from './provider.ts';

const UNREACHABLE = 'We couldn’t verify your card. Try again.';

/** Braintree's names of the fields, and ours. */
const OURS = { number: 'number', expirationDate: 'expiry', cvv: 'cvc' } as const;
type Theirs = keyof typeof OURS;
const THEIRS = Object.keys(OURS) as Theirs[];

const WRONG: Readonly<Record<Theirs, string>> = {
  number: 'Check the card number.',
  expirationDate: 'Enter month and year, such as 04/29.',
  cvv: 'Check the security code.',
};

function wrongFields({ code, details }: BraintreeError): readonly Theirs[] {
  if (code === 'HOSTED_FIELDS_FIELDS_EMPTY') return THEIRS;
  if (code !== 'HOSTED_FIELDS_FIELDS_INVALID') return [];
  return THEIRS.filter((name) => details?.invalidFieldKeys?.includes(name));
}

async function createFields(shop: BraintreeShop, places: Places): Promise<BraintreeFields> {
  const { braintree, client } = await openBraintree(shop, 'hosted-fields');
  if (!braintree.hostedFields) throw new Error('Braintree gave no hosted fields.');
  return braintree.hostedFields.create({
    client,
    styles: { input: { 'font-size': '16px', color: '#1c1b1a' } },
    fields: {
      number: { container: places.of.number, placeholder: '1234 1234 1234 1234' },
      expirationDate: { container: places.of.expiry, placeholder: 'MM/YY' },
      cvv: { container: places.of.cvc, placeholder: 'CVC' },
    },
  });
}

async function submit(opened: Promise<BraintreeFields>, places: Places): Promise<CardAnswer> {
  const fields = await opened.catch(() => null);
  if (!fields) return { status: 'failed', message: UNREACHABLE };
  places.show({});
  try {
    const { nonce, details } = await fields.tokenize();
    return { status: 'ready', nonce, last4: details?.lastFour ?? '' };
  } catch (error) {
    const wrong = wrongFields(error as BraintreeError);
    const [first] = wrong;
    if (!first) return { status: 'failed', message: UNREACHABLE };
    const errors: CardErrors = Object.fromEntries(wrong.map((name) => [OURS[name], WRONG[name]]));
    places.show(errors);
    fields.focus(first);
    return { status: 'invalid', errors };
  }
}

/** Cards by Braintree's Hosted Fields: each field is a frame of Braintree's. */
export const makeBraintreeCard = (shop: BraintreeShop): CardAdapter => ({
  open({ element, onReady }): HostedFields {
    const places = hostedPlaces(element);
    const opened = createFields(shop, places);
    opened.then(onReady, () => undefined);
    return {
      submit: () => submit(opened, places),
      focus: () => void opened.then((fields) => fields.focus('number')).catch(() => undefined),
      close: () => {
        void opened.then((fields) => fields.teardown()).catch(() => undefined);
        places.remove();
      },
    };
  },
});
