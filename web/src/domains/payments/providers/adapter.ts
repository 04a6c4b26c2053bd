/** What is wrong with a card, in words for the shopper, by the hosted field; empty when nothing is. */
export type CardErrors = Readonly<Partial<Record<'number' | 'expiry' | 'cvc', string>>>;

/** What came of submitting a card. `nonce` pays for one order, and for a few minutes. */
export type CardResult =
  | { readonly status: 'ready'; readonly nonce: string; readonly last4: string }
  | { readonly status: 'invalid'; readonly errors: CardErrors }
  | { readonly status: 'failed'; readonly message: string };

/** The provider's fields in our page. A card's number stays with the provider. */
export interface HostedFields {
  /** Makes a nonce of what is typed. Where something is wrong, the provider shows it and takes the focus. Never rejects. */
  submit(): Promise<CardResult>;
  focus(): void;
  /** Takes the fields out of the page. */
  close(): void;
}

export interface HostedFieldsPlace {
  readonly element: HTMLElement;
  /** The fields can be typed into. */
  readonly onReady: () => void;
  /** To be called with what is wrong, where the place has labels; with nothing once it is mended. */
  readonly onErrors: (errors: CardErrors) => void;
}

/** Cards: one adapter for each provider. */
export interface CardAdapter {
  /** The provider brings the fields alone: the place holds a labelled element for each, with `data-field`, and shows their errors. */
  readonly needsLabels?: boolean;
  open(place: HostedFieldsPlace): HostedFields;
}

/** What the shopper decided at the provider's own page. `token` stands for the approval. */
export type Approval =
  | { readonly status: 'approved'; readonly token: string }
  | { readonly status: 'rejected' | 'cancelled' | 'blocked' | 'unreachable' };

/** Paying over time: one adapter for each provider. */
export interface FinancingAdapter {
  /** Loads what `approve` needs, so that it can open its window in the click. */
  prepare?(): void;
  /**
   * Asks for an approval. Must be called in a click, or the window is blocked. Never rejects.
   *
   * @param amount what it is asked for, in dollars, such as "1285.50"
   */
  approve(amount: string): Promise<Approval>;
}

/** Wallets: one adapter for each provider. */
export interface WalletAdapter {
  /** As its button names it. */
  readonly name: string;
  /** As that of FinancingAdapter. */
  prepare?(): void;
  /**
   * Asks for the approval of an order that the shop opens at the wallet; its token is the wallet's order. Must be called in a click, or the
   * window is blocked. Rejects as `open` does.
   *
   * @param open opens the order at the wallet and returns its token
   */
  approve(open: () => Promise<string>): Promise<Approval>;
}
