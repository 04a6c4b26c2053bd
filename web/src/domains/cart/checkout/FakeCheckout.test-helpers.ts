import { FakeShop } from '../CartProvider.test-helpers.tsx';

const dollars = (amount: string) => ({ amount, currency: 'USD' });

interface Call {
  readonly input: Readonly<Record<string, unknown>>;
}

/** A checkout with one item: shipping costs $15, a coupon takes $10 off and offers shipping to a locker. */
export class FakeCheckout extends FakeShop {
  readonly inputs = new Map<string, Readonly<Record<string, unknown>>>();
  /** The message with which the next call of a field is rejected. */
  readonly rejections = new Map<string, string>();
  rejectionCode = 'OUT_OF_STOCK';
  paymentMethods = [{ code: 'checkmo', title: 'Check / Money order' }];
  #surcharge = 0;
  #nextSurcharge = 0;
  #isShipped = false;
  #coupon: string | null = null;

  constructor() {
    const fields: Record<string, unknown> = {};
    super(fields);
    Object.assign(fields, {
      countries: [
        {
          id: 'US',
          name: 'United States',
          regions: [{ id: '12', code: 'CA', name: 'California' }],
        },
      ],
      paymentSettings: { card: null, financing: null, wallet: null },
      guestCart: () => this.#cart(),
      customerCart: () => ({ ...this.#cart(), id: 'cart-2' }),
      customer: {
        id: '1',
        email: 'ann@example.test',
        firstName: 'Ann',
        lastName: 'Vale',
        addresses: [],
      },
      guestCartShippingMethodsEstimate: this.#change('estimate', () => undefined),
      guestCartShippingInformationSet: this.#change('shipping', () => {
        this.#isShipped = true;
      }),
      guestCartCouponApply: this.#change('coupon', ({ code }) => {
        this.#coupon = String(code);
      }),
      guestCartCouponRemove: this.#change('coupon', () => {
        this.#coupon = null;
      }),
      guestCartPaymentInformationSet: this.#change('payment', () => {
        this.#surcharge = this.#nextSurcharge;
      }),
      guestCartOrderPlace: this.#change('order', () => undefined),
    });
  }

  /** Raises the total, as a price change would: Magento calculates it with the next change of the cart. */
  addSurcharge(dollarsMore: number): void {
    this.#nextSurcharge = dollarsMore;
  }

  #change(name: string, carryOut: (input: Call['input']) => void) {
    return ({ input }: Call) => {
      this.inputs.set(name, input);
      const message = this.rejections.get(name);
      if (message) {
        return {
          cart: null,
          isPlaced: false,
          userErrors: [{ code: this.rejectionCode, message, status: 400 }],
        };
      }
      carryOut(input);
      const ground = {
        carrierCode: 'ups',
        methodCode: 'ground',
        carrierTitle: 'UPS',
        methodTitle: 'Ground',
        isAvailable: true,
        price: dollars('15.00'),
      };
      const locker = { ...ground, methodCode: 'locker', methodTitle: 'Locker' };
      const methods = this.#coupon ? [ground, locker] : [ground];
      const order = { isPlaced: true, orderId: '7', orderNumber: '000000007' };
      return { cart: this.#cart(), shippingMethods: methods, ...order, userErrors: [] };
    };
  }

  #cart() {
    const line = {
      id: '1',
      sku: 'a',
      name: 'Bag a',
      quantity: 1,
      price: dollars('100.00'),
      productType: 'simple',
      availability: this.sold.has('a') ? 'SOLD' : 'AVAILABLE',
    };
    const total = dollars(
      String(100 + this.#surcharge + (this.#isShipped ? 15 : 0) - (this.#coupon ? 10 : 0)),
    );
    const segments = [
      { code: 'subtotal', title: 'Subtotal', value: dollars('100.00') },
      { code: 'shipping', title: 'Shipping', value: dollars(this.#isShipped ? '15.00' : '0.00') },
      { code: 'grand_total', title: 'Grand Total', value: total },
    ];
    const none = dollars('0.00');
    return {
      id: 'cart-1',
      isActive: true,
      isVirtual: false,
      totalQuantity: 1,
      lines: [line],
      paymentMethods: this.paymentMethods,
      totals: {
        couponCode: this.#coupon,
        subtotal: dollars('100.00'),
        discount: none,
        shipping: none,
        tax: none,
        grandTotal: total,
        segments,
      },
    };
  }
}
