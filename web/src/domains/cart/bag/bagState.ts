export interface BagItem {
  /** The product's numeric id; null for a line of the cart, which does not tell it. */
  readonly id: string | null;
  readonly sku: string;
  readonly name: string;
  /** The quote that a virtual product pays for; null on others. */
  readonly quoteId: string | null;
}

/** What the shop knows of its bag besides the cart itself, which lives in Apollo's cache under `cartId`. */
export interface BagState {
  /**
   * starting: on the server and until the page is alive. loading: the kept cart is being read. ready: `cartId` is right,
   * null for an empty bag. failed: the cart could not be read and is cleared; `retry` reads it again.
   */
  readonly status: 'starting' | 'loading' | 'ready' | 'failed';
  /** The masked id of the guest cart that is shown; null when there is none. */
  readonly cartId: string | null;
  readonly isOpen: boolean;
  /** Name of the product that was added last; null once the panel has closed. */
  readonly addedName: string | null;
  /** Ids of lines that are being removed. */
  readonly removing: readonly string[];
  /** The piece that was removed last and can be put back; null once something else has happened. */
  readonly removed: BagItem | null;
  /** The line that could not be removed, and why; without a line, the removal that could not be undone. */
  readonly problem: { readonly lineId: string | null; readonly message: string } | null;
}

export const initialBagState: BagState = {
  status: 'starting',
  cartId: null,
  isOpen: false,
  addedName: null,
  removing: [],
  removed: null,
  problem: null,
};

/** The confirmation after an add, word for word (spec §2). */
export function addedMessage(productName: string): string {
  return `${productName} was added to your shopping bag. Please note item is not reserved for you until checkout is completed.`;
}
