import fc from 'fast-check';
import type { Fault } from '../../helpers/fault-proxy.ts';

/** How somebody pays. */
type Way = 'card' | 'financing' | 'wallet';

/** One simulated checkout and what goes wrong around it. The same seed gives the same plans. */
export interface Plan {
  readonly buyer: 'guest' | 'customer';
  readonly way: Way;
  /** Clicks twice, places again with another key as a second tab would, or neither. */
  readonly habit: 'patient' | 'doubleClick' | 'secondTab';
  /** Wants the very piece of the checkout before. */
  readonly isRival: boolean;
  /** Number of the test card, for those who pay by card. */
  readonly card: string;
  /** What becomes of the calls that the gateway makes for this checkout, in their order; then of none. */
  readonly faults: readonly (Fault | null)[];
}

const unavailable: Fault = { kind: 'answer', status: 503, body: '{}' };
const broken: Fault = { kind: 'answer', status: 502, body: '<html>Bad gateway</html>' };

/** One call in five goes wrong; waiting for a call that hangs takes longest, so it is the rarest. */
const fault = fc.oneof(
  { weight: 80, arbitrary: fc.constant(null) },
  { weight: 5, arbitrary: fc.constant<Fault>({ kind: 'reset' }) },
  { weight: 5, arbitrary: fc.constant<Fault>({ kind: 'reset', target: true }) },
  { weight: 4, arbitrary: fc.constant<Fault>({ kind: 'cut' }) },
  { weight: 3, arbitrary: fc.constant(unavailable) },
  { weight: 2, arbitrary: fc.constant(broken) },
  { weight: 1, arbitrary: fc.constant<Fault>({ kind: 'hang', target: true }) },
);

/** Cards that pay, are declined, or whose provider charges and never answers. */
const card = fc.oneof(
  { weight: 8, arbitrary: fc.constant('4242424242424242') },
  { weight: 1, arbitrary: fc.constant('4000000000000002') },
  { weight: 1, arbitrary: fc.constant('4000000000000259') },
);

const plan = fc.record({
  buyer: fc.constantFrom<Plan['buyer']>('guest', 'guest', 'customer'),
  way: fc.constantFrom<Way>('card', 'financing', 'wallet'),
  habit: fc.constantFrom<Plan['habit']>('patient', 'patient', 'doubleClick', 'secondTab'),
  isRival: fc.integer({ min: 0, max: 9 }).map((one) => one === 0),
  card,
  faults: fc.array(fault, { minLength: 60, maxLength: 60 }),
});

/** `count` checkouts of a seed. */
export function createPlans(count: number, seed: number): Plan[] {
  return fc.sample(plan, { numRuns: count, seed });
}

/** What becomes of the calls that the shop makes to the providers, in the order in which they arrive. */
export function toProviderFaults(count: number, seed: number): (Fault | null)[] {
  return fc.sample(fault, { numRuns: count, seed: seed + 1 });
}
