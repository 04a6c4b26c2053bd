/** A response of GET /V1/sell/my/item/{id}; by default an item that was just submitted. */
export function aSellItemResponse(overrides: object = {}) {
  return {
    item_id: 1,
    quote_id: '1',
    submission_id: 1,
    designer: 'Chanel',
    category: 'Handbags',
    model: 'Classic Double Flap Medium',
    material: '',
    color: '',
    size: '',
    notes: '',
    condition: 'very-good',
    answers: [],
    extras: [],
    asking_price: null,
    counter_price: null,
    status: 'new_quote_requested',
    status_label: 'New Quote Requested',
    allowed_actions: [{ action: 'withdraw', status: 'quote_declined', needs: null, payouts: [] }],
    next_action: { code: 'wait_for_quote', until: null },
    photos: [],
    current_offer: null,
    offers: [],
    payout: null,
    ship_code: null,
    shipment: null,
    inspection: null,
    consignment: null,
    history: [],
    created_at: '2026-11-20 12:00:00',
    updated_at: '2026-11-20 12:00:00',
    ...overrides,
  };
}

/** A response of POST /V1/sell/my/shipment/. */
export function aShipmentResponse(overrides: object = {}) {
  return {
    shipment_id: 7,
    carrier: 'prepaid',
    tracking_number: 'ENS482910573391028',
    insured_value: 4000,
    item_ids: [1, 2],
    label_url: '/V1/sell/my/shipment/7/label',
    created_at: '2026-11-20 12:00:00',
    ...overrides,
  };
}

/** An empty draft. */
export function aDraftResponse(overrides: object = {}) {
  return {
    draft_id: 3,
    step: null,
    items: [],
    contact: null,
    created_at: '2026-11-20 12:00:00',
    updated_at: '2026-11-20 12:00:00',
    ...overrides,
  };
}
