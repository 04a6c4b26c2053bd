import type { Behaviour } from '../behaviour.ts';

/** Someone whom the pay-later provider knows. `behaviour` undefined: rejected on the page already. */
export interface FinancingTestUser {
  readonly id: string;
  readonly name: string;
  readonly note: string;
  readonly behaviour: Behaviour | undefined;
}

/** The pay-later provider's test accounts. */
export const financingTestUsers: readonly FinancingTestUser[] = [
  { id: 'nora', name: 'Nora Whitfield', note: 'Four payments, approved', behaviour: 'approve' },
  { id: 'oscar', name: 'Oscar Lindqvist', note: 'Declined on this page', behaviour: undefined },
  {
    id: 'pilar',
    name: 'Pilar Moreno',
    note: 'Approved here, declined when the order is placed',
    behaviour: 'decline',
  },
  { id: 'quinn', name: 'Quinn Abara', note: 'Causes a provider error', behaviour: 'fail' },
  {
    id: 'rosa',
    name: 'Rosa Engel',
    note: 'Charged, but no response arrives',
    behaviour: 'silent',
  },
];
