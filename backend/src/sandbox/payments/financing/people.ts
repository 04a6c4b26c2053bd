import type { Behaviour } from '../behaviour.ts';

/** Somebody whom the pay-later provider knows. `behaviour` undefined: refused on the page already. */
export interface Borrower {
  readonly id: string;
  readonly name: string;
  readonly note: string;
  readonly behaviour: Behaviour | undefined;
}

/** The pay-later provider's test accounts. */
export const borrowers: readonly Borrower[] = [
  { id: 'nora', name: 'Nora Whitfield', note: 'Four payments, approved', behaviour: 'approve' },
  { id: 'oscar', name: 'Oscar Lindqvist', note: 'Is refused here', behaviour: undefined },
  {
    id: 'pilar',
    name: 'Pilar Moreno',
    note: 'Is approved here, and declined when the order is placed',
    behaviour: 'decline',
  },
  { id: 'quinn', name: 'Quinn Abara', note: 'Makes the provider fail', behaviour: 'fail' },
  {
    id: 'rosa',
    name: 'Rosa Engel',
    note: 'Is charged, but the answer never comes',
    behaviour: 'silent',
  },
];
