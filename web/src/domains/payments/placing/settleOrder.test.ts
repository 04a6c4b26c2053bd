import { expect, it } from 'vitest';
import type { Attempt } from './attempt.ts';
import type { OrderAnswer } from './sendOrder.ts';
import { settleOrder } from './settleOrder.ts';

const ATTEMPT: Attempt = {
  key: 'k',
  cartId: 'abc',
  owner: 'guest',
  email: 'a@b.test',
  payment: { kind: 'method', code: 'encore_card', nonce: 'cn_1' },
};
const PLACED: OrderAnswer = { status: 'placed', orderId: '7', orderNumber: '000000007' };
const refused = (code: 'NO_ACTIVE_CART' | 'PAYMENT_FAILED'): OrderAnswer => ({
  status: 'refused',
  refusal: { code, message: 'No.', field: null },
});

/** Runs a try against answers in turn; a thrown error stands for an answer that was lost. */
async function settle(answers: readonly (OrderAnswer | Error)[]) {
  const sent: Attempt[] = [];
  let processing = 0;
  const outcome = await settleOrder(ATTEMPT, {
    send: async (attempt) => {
      const answer = answers[sent.length];
      sent.push(attempt);
      if (!answer || answer instanceof Error) throw answer ?? new Error('Nothing more.');
      return answer;
    },
    wait: async () => {},
    onProcessing: () => {
      processing += 1;
    },
    waits: [1, 1, 1],
  });
  return { outcome, sent, processing };
}

it('an answer at once needs no second try', async () => {
  const { outcome, sent, processing } = await settle([PLACED]);
  expect(outcome).toEqual(PLACED);
  expect([sent.length, processing]).toEqual([1, 0]);
});

it('after lost answers the very same try is sent again, and processing is told once', async () => {
  const { outcome, sent, processing } = await settle([
    new Error('lost'),
    { status: 'pending' },
    PLACED,
  ]);
  expect(outcome).toEqual(PLACED);
  expect(sent).toEqual([ATTEMPT, ATTEMPT, ATTEMPT]);
  expect(processing).toBe(1);
});

it('a refusal is the truth', async () => {
  expect((await settle([new Error('lost'), refused('PAYMENT_FAILED')])).outcome.status).toBe(
    'refused',
  );
});

it('a cart that is gone has been ordered only when an answer was lost before', async () => {
  expect((await settle([refused('NO_ACTIVE_CART')])).outcome.status).toBe('refused');
  expect((await settle([new Error('lost'), refused('NO_ACTIVE_CART')])).outcome).toEqual({
    status: 'placed',
    orderId: null,
    orderNumber: null,
  });
});

it('says so when nobody could tell', async () => {
  const { outcome, sent } = await settle([]);
  expect(outcome).toEqual({ status: 'unsettled' });
  expect(sent).toHaveLength(4);
});

it('a session that has ended ordered nothing', async () => {
  const ended = Object.assign(new Error('Please sign in.'), {
    errors: [{ extensions: { code: 'UNAUTHENTICATED' } }],
  });
  const { outcome, sent } = await settle([ended]);
  expect(outcome).toMatchObject({ status: 'refused', refusal: { code: 'UNAUTHENTICATED' } });
  expect(sent).toHaveLength(1);
});
