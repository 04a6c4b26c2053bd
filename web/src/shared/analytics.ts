/** An item as analytics knows it (spec §7). */
export interface AnalyticsItem {
  readonly item_id: string;
  readonly item_name: string;
  readonly quantity: number;
  /** Dollars. */
  readonly price: number;
}

/** What analytics is told; names and fields are those of GA4. */
export type AnalyticsEvent = {
  readonly event: 'purchase';
  readonly ecommerce: {
    readonly transaction_id: string;
    readonly currency: string;
    /** Dollars, as are tax and shipping. */
    readonly value: number;
    readonly tax: number;
    readonly shipping: number;
    readonly items: readonly AnalyticsItem[];
  };
};

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

/** Hands an event to whatever tag manager the shop runs; without one it waits in the page and is lost with it. */
export function tellAnalytics(event: AnalyticsEvent): void {
  window.dataLayer ??= [];
  window.dataLayer.push(event);
}
