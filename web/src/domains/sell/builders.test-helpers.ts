const dollars = (amount: string) => ({ amount, currency: 'USD' });
const range = (low: string, high: string) => ({ low: dollars(low), high: dollars(high) });

export const EXPIRES_AT = '2099-12-05T12:00:00.000Z';

/** An offer of $2,000 as returned by the gateway. */
export function anOffer(overrides: object = {}) {
  return {
    id: 'o1',
    stage: 'QUOTE',
    cash: dollars('2000.00'),
    storeCredit: dollars('2200.00'),
    consignPrice: range('3500.00', '4200.00'),
    consignReceive: range('2450.00', '2940.00'),
    note: 'A fine one.',
    madeAt: '2026-11-21T12:00:00.000Z',
    expiresAt: EXPIRES_AT,
    ...overrides,
  };
}

/** An item waiting for its quote. */
export function aSellItem(overrides: object = {}) {
  return {
    id: '7',
    quoteId: '1007',
    submissionId: '3',
    designer: 'Chanel',
    category: 'Handbags',
    model: 'Boy Bag Medium',
    material: '',
    color: 'Black',
    size: '',
    notes: '',
    condition: 'very-good',
    answers: [{ part: 'exterior', answer: 'Light corner rubbing' }],
    extras: ['Dust bag'],
    askingPrice: null,
    counterPrice: null,
    status: 'NEW_QUOTE_REQUESTED',
    statusLabel: 'New Quote Requested',
    allowedActions: ['EDIT', 'WITHDRAW'],
    moves: [{ action: 'WITHDRAW', status: 'QUOTE_DECLINED', needs: null, payouts: [] }],
    nextAction: { code: 'WAIT_FOR_QUOTE', until: null },
    photos: [],
    currentOffer: null,
    offers: [],
    payout: null,
    shipCode: null,
    shipment: null,
    inspection: null,
    consignment: null,
    history: [
      {
        from: null,
        status: 'NEW_QUOTE_REQUESTED',
        statusLabel: 'New Quote Requested',
        move: 'submit',
        actor: 'CUSTOMER',
        reason: null,
        at: '2026-11-20T12:00:00.000Z',
      },
    ],
    createdAt: '2026-11-20T12:00:00.000Z',
    updatedAt: '2026-11-20T12:00:00.000Z',
    ...overrides,
  };
}

/** An item with an offer that its owner can accept or decline. */
export function anOfferedItem(overrides: object = {}) {
  const offer = anOffer();
  return aSellItem({
    status: 'QUOTE_READY_FOR_REVIEW',
    statusLabel: 'Quote Ready for Review',
    allowedActions: ['ACCEPT', 'COUNTER', 'DECLINE'],
    moves: [
      {
        action: 'ACCEPT',
        status: 'QUOTE_ACCEPTED',
        needs: 'PAYOUT',
        payouts: ['CASH', 'CONSIGN', 'STORE_CREDIT'],
      },
      { action: 'COUNTER', status: 'NEW_QUOTE_REQUESTED', needs: 'COUNTER', payouts: [] },
      { action: 'DECLINE', status: 'QUOTE_DECLINED', needs: 'REASON', payouts: [] },
    ],
    nextAction: { code: 'ANSWER_OFFER', until: EXPIRES_AT },
    currentOffer: offer,
    offers: [offer],
    ...overrides,
  });
}

/** A shipment with its label. */
export function aShipment(overrides: object = {}) {
  return {
    id: 's1',
    carrier: 'PREPAID',
    trackingNumber: 'ENS482910573391028',
    labelPath: '/files/sell-labels/s1',
    createdAt: '2026-11-22T12:00:00.000Z',
    itemIds: ['7'],
    insuredValue: dollars('2000.00'),
    events: [
      {
        code: 'label_created',
        location: '',
        note: 'Label created.',
        at: '2026-11-22T12:00:00.000Z',
      },
    ],
    ...overrides,
  };
}

/** The terms read by the item page and the landing page. */
export const TERMS = {
  offerDays: 14,
  shipDays: 7,
  storeCreditBonusPercent: 10,
  categories: ['Handbags'],
  extras: ['Dust bag'],
  questions: [],
  conditions: [
    { code: 'very-good', label: 'Very Good', text: 'Light signs of wear.' },
    { code: 'good', label: 'Good', text: 'Visible wear.' },
  ],
  commission: [
    { below: dollars('200.00'), percent: 40 },
    { below: null, percent: 80 },
  ],
};
