/** Error messages for the shopper by hosted field; empty if there are none. */
export type CardErrors = Readonly<Partial<Record<'number' | 'expiry' | 'cvc', string>>>;

/** The result of submitting a card. A nonce is valid for one order, for a few minutes. */
export type CardResult =
  | { readonly status: 'ready'; readonly nonce: string }
  | { readonly status: 'invalid'; readonly errors: CardErrors }
  | { readonly status: 'failed'; readonly message: string };

/** The provider's hosted fields on our page. Card numbers never reach the shop. */
export interface HostedFields {
  /** Requests a nonce. On invalid input, the provider shows the error and focuses the field. Never rejects. */
  submit(): Promise<CardResult>;
  /** Removes the fields from the page. */
  close(): void;
}

export interface HostedFieldsPlace {
  readonly element: HTMLElement;
  /** Called when the fields accept input. */
  readonly onReady: () => void;
  /** Called with the current errors if the container has labels; with an empty object once they are fixed. */
  readonly onErrors: (errors: CardErrors) => void;
}

export interface CardAdapter {
  /** The container provides a labeled element with `data-field` for each input, and shows its error. */
  readonly needsLabels?: boolean;
  open(place: HostedFieldsPlace): HostedFields;
}

/** The shopper's decision on the provider's page. `token` represents the approval. */
export type Approval =
  | { readonly status: 'approved'; readonly token: string }
  | { readonly status: 'rejected' | 'cancelled' | 'blocked' | 'unreachable' };

export interface FinancingAdapter {
  /** Preloads what `approve` needs to open its popup synchronously in the click. */
  prepare?(): void;
  /**
   * Requests an approval of an amount such as "1285.50", in dollars. Must be called in a click handler; otherwise the
   * popup is blocked. Never rejects.
   */
  approve(amount: string): Promise<Approval>;
}

export interface WalletAdapter {
  /** The name on its button. */
  readonly name: string;
  /** See FinancingAdapter. */
  prepare?(): void;
  /**
   * Requests the approval of a wallet order, which `open` creates; rejects if that does. Must be called in a click
   * handler; otherwise the popup is blocked.
   */
  approve(open: () => Promise<string>): Promise<Approval>;
}
