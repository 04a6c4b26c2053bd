import type { Behaviour } from '../behaviour.ts';

/** Someone with an account at the wallet; the address goes to the shop with an express order. */
export interface WalletTestUser {
  readonly email: string;
  readonly firstname: string;
  readonly lastname: string;
  readonly street: readonly string[];
  readonly city: string;
  readonly regionCode: string;
  readonly postcode: string;
  readonly countryId: string;
  readonly telephone: string;
  readonly behaviour: Behaviour;
  /** What this account is for. */
  readonly note: string;
}

const home = {
  street: ['2120 Vallejo Street'],
  city: 'San Francisco',
  regionCode: 'CA',
  postcode: '94123',
  countryId: 'US',
  telephone: '415-555-0118',
} as const;

export const walletTestUsers: readonly WalletTestUser[] = [
  {
    ...home,
    email: 'ada.marlowe@wallet.example',
    firstname: 'Ada',
    lastname: 'Marlowe',
    behaviour: 'approve',
    note: 'Pays',
  },
  {
    ...home,
    email: 'bruno.keller@wallet.example',
    firstname: 'Bruno',
    lastname: 'Keller',
    behaviour: 'no-money',
    note: 'Declined: insufficient funds',
  },
  {
    ...home,
    email: 'celia.hart@wallet.example',
    firstname: 'Celia',
    lastname: 'Hart',
    behaviour: 'fail',
    note: 'Causes a provider error',
  },
  {
    ...home,
    email: 'dario.ruiz@wallet.example',
    firstname: 'Dario',
    lastname: 'Ruiz',
    behaviour: 'silent',
    note: 'Charged, but no response arrives',
  },
];
