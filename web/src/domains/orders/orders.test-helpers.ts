export const dollars = (amount: string) => ({ amount, currency: 'USD' as const });

const address = {
  firstName: 'Nora',
  lastName: 'Vance',
  company: null,
  line1: '12 Harbor Lane',
  line2: null,
  city: 'New York',
  region: 'New York',
  regionCode: 'NY',
  postalCode: '10001',
  country: 'US',
  phone: null,
};

/** An order item as returned by the gateway. */
export function anItem(id: string, more: object = {}) {
  return {
    id,
    sku: `SKU${id}`,
    name: `Bag ${id}`,
    quantity: 1,
    quantityShipped: 0,
    quantityCanceled: 0,
    quantityRefunded: 0,
    price: dollars('1250.10'),
    rowTotal: dollars('1250.10'),
    tax: dollars('100.00'),
    productType: 'simple',
    product: { sku: `SKU${id}`, path: `/bag-${id}`, images: [] },
    ...more,
  };
}

/** A shipped order that can be returned for another week. */
export function anOrder(more: object = {}) {
  return {
    id: '7',
    number: '000000007',
    createdAt: '2026-11-01T10:00:00.000Z',
    state: 'COMPLETE',
    status: 'complete',
    totalQuantity: 1,
    couponCode: null,
    shippingMethod: 'Courier',
    returnableUntil: new Date(Date.now() + 7 * 86_400_000).toISOString(),
    returnFee: dollars('15.00'),
    items: [anItem('1')],
    totals: {
      grandTotal: dollars('1350.10'),
      due: dollars('0.00'),
      refunded: dollars('0.00'),
      segments: [
        { code: 'subtotal', title: 'Subtotal', value: dollars('1250.10') },
        { code: 'grand_total', title: 'Grand Total', value: dollars('1350.10') },
      ],
    },
    billingAddress: address,
    shippingAddress: address,
    payment: { code: 'encore_card', label: 'Credit card', cardLast4: '4242' },
    shipments: [],
    ...more,
  };
}

/** A shipment with an event for each status, newest first. */
export function aShipment(...statuses: string[]) {
  return {
    id: '1',
    carrier: 'Encore Delivery',
    trackNumber: 'ENC1',
    status: statuses[0] ?? null,
    createdAt: '2026-11-02T10:00:00.000Z',
    events: statuses.map((status, index) => ({
      status,
      location: null,
      note: null,
      createdAt: `2026-11-0${9 - index}T10:00:00.000Z`,
    })),
  };
}
