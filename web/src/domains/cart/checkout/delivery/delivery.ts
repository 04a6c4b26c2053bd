import { toErrorMessage } from '#lib/forms/rejection.ts';
import type { Address, CheckoutCalls, ShippingMethod } from '../useCheckoutCalls.ts';

export interface DeliveryInput {
  /** The part of the address needed for an estimate (country, region and postal code); null while incomplete. */
  readonly estimateFor: Address | null;
  /** Complete shipping and billing addresses; null while incomplete. */
  readonly complete: { readonly shipping: Address; readonly billing: Address } | null;
}

export interface DeliveryState {
  /** incomplete: the form is not filled in. updating: the totals are about to change. ready: the totals are current. */
  readonly status: 'incomplete' | 'updating' | 'ready' | 'failed';
  /** Shipping methods; null while an estimate is pending. */
  readonly methods: readonly ShippingMethod[] | null;
  /** The selected method as returned by `methodKey`. */
  readonly chosen: string | null;
  readonly problem: string;
}

export const methodKey = ({ carrierCode, methodCode }: ShippingMethod): string =>
  `${carrierCode}/${methodCode ?? ''}`;

/** Magento's carrier for pickup in a store, which needs the choice of a store that the checkout lacks. */
const IN_STORE_PICKUP = 'instore';

const INITIAL: DeliveryState = { status: 'incomplete', methods: null, chosen: null, problem: '' };

/**
 * Synchronizes the cart's shipping with the form: estimates, selects and sets a method. Calls run one at a time and the
 * latest form state wins. A new estimate first clears the shipping methods.
 */
export class Delivery {
  readonly #calls: CheckoutCalls;
  readonly #isVirtual: boolean;
  readonly #listeners = new Set<() => void>();
  #state = INITIAL;
  #input: DeliveryInput = { estimateFor: null, complete: null };
  #preferred: string | null;
  #estimatedFor = '';
  #setFor = '';
  #failedFor = '';
  #working: Promise<void> | null = null;

  /**
   * @param isVirtual the cart contains only virtual products: only the billing address is set
   * @param preferred the previously selected method, reselected if it is still available
   */
  constructor(calls: CheckoutCalls, isVirtual: boolean, preferred: string | null) {
    this.#calls = calls;
    this.#isVirtual = isVirtual;
    this.#preferred = preferred;
  }

  readonly getState = (): DeliveryState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly update = (input: DeliveryInput): void => {
    if (JSON.stringify(input) === JSON.stringify(this.#input)) return;
    this.#input = input;
    this.#work();
  };

  readonly choose = (method: string): void => {
    this.#preferred = method;
    this.#change({ chosen: method });
    this.#work();
  };

  /** Repeats estimate and selection after the cart has changed or the last attempt has failed. */
  readonly refresh = (): void => {
    this.#estimatedFor = '';
    this.#setFor = '';
    this.#failedFor = '';
    this.#work();
  };

  #work(): void {
    this.#working ??= this.#run().finally(() => {
      this.#working = null;
      if (this.#nextStep()) this.#work();
    });
  }

  async #run(): Promise<void> {
    while (true) {
      const step = this.#nextStep();
      if (!step) break;
      this.#change({ status: 'updating', problem: '' });
      this.#failedFor = '';
      try {
        await step.run();
      } catch (error) {
        this.#failedFor = step.name;
        this.#change({ problem: toErrorMessage(error) });
      }
    }
    this.#change({ status: this.#restingStatus() });
  }

  #nextStep(): { readonly name: string; readonly run: () => Promise<void> } | null {
    const { estimateFor } = this.#input;
    const estimate = JSON.stringify(estimateFor);
    if (!this.#isVirtual && estimateFor && estimate !== this.#estimatedFor) {
      return { name: estimate, run: () => this.#estimate(estimateFor, estimate) };
    }
    const set = this.#choiceName();
    if (set === null || set === this.#setFor || set === this.#failedFor) return null;
    return { name: set, run: () => this.#set(set) };
  }

  /** A key of all set values; null while incomplete. */
  #choiceName(): string | null {
    const { complete } = this.#input;
    if (!complete) return null;
    if (this.#isVirtual) return JSON.stringify(complete.billing);
    return this.#state.chosen ? JSON.stringify([complete, this.#state.chosen]) : null;
  }

  async #estimate(address: Address, name: string): Promise<void> {
    this.#change({ methods: null, chosen: null });
    // Before the call: the cart may change during it.
    this.#estimatedFor = name;
    const offered = await this.#calls.estimate(address);
    const methods = offered.filter(({ carrierCode }) => carrierCode !== IN_STORE_PICKUP);
    const open = methods.filter((each) => each.isAvailable && each.methodCode !== null);
    const chosen = open.find((each) => methodKey(each) === this.#preferred) ?? open[0];
    this.#change({ methods, chosen: chosen ? methodKey(chosen) : null });
  }

  async #set(name: string): Promise<void> {
    const { complete } = this.#input;
    const { methods, chosen } = this.#state;
    if (!complete) return;
    if (this.#isVirtual) await this.#calls.setBilling(complete.billing);
    else {
      const method = methods?.find((each) => methodKey(each) === chosen);
      if (!method?.methodCode) return;
      await this.#calls.setShipping({
        shippingAddress: complete.shipping,
        billingAddress: complete.billing,
        carrierCode: method.carrierCode,
        methodCode: method.methodCode,
      });
    }
    this.#setFor = name;
  }

  #restingStatus(): DeliveryState['status'] {
    if (this.#state.problem) return 'failed';
    const name = this.#choiceName();
    return name !== null && name === this.#setFor ? 'ready' : 'incomplete';
  }

  #change(part: Partial<DeliveryState>): void {
    this.#state = { ...this.#state, ...part };
    for (const listener of this.#listeners) listener();
  }
}
