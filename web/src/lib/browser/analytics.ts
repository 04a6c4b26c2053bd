/** An analytics event; GA4's names and fields, plus an item's SKU and path. Amounts are in dollars. */
type AnalyticsEvent =
  | { readonly event: 'page_view'; readonly page_path: string; readonly page_title: string }
  | {
      readonly event: 'view_item' | 'add_to_cart' | 'purchase';
      readonly ecommerce: {
        readonly currency: string;
        readonly value: number;
        readonly items: readonly {
          readonly item_id: string;
          readonly item_name: string;
          readonly sku: string;
          readonly url?: string;
          readonly quantity: number;
          /** Omitted for an item without a price. */
          readonly price?: number;
        }[];
        readonly transaction_id?: string;
        readonly tax?: number;
        readonly shipping?: number;
      };
    };

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

type Adapter = (event: AnalyticsEvent) => void;

/** Pushes events to the shop's tag manager; without one they are discarded with the page. */
const datalayer: Adapter = (event) => {
  window.dataLayer ??= [];
  window.dataLayer.push(event);
};

const ADAPTERS = { datalayer, off: () => {} } satisfies Record<string, Adapter>;

/** Events before the adapter is known: a page's first item is tracked before the configuration is loaded. */
const waiting: AnalyticsEvent[] = [];
let send: Adapter = (event) => void waiting.push(event);

/** Tracks a page view with the configured adapter (ANALYTICS), followed by the waiting events. */
export function trackPageView(
  name: keyof typeof ADAPTERS,
  page: { readonly page_path: string; readonly page_title: string },
): void {
  send = ADAPTERS[name];
  send({ event: 'page_view', ...page });
  for (const event of waiting.splice(0)) send(event);
}

export function track(event: AnalyticsEvent): void {
  send(event);
}

export function trackItem(
  event: 'view_item' | 'add_to_cart',
  item: { id: string; sku: string; name: string; path: string | null; amount: string | null },
): void {
  const price = item.amount === null ? null : Number(item.amount);
  send({
    event,
    ecommerce: {
      currency: 'USD',
      value: price ?? 0,
      items: [
        {
          item_id: item.id,
          item_name: item.name,
          sku: item.sku,
          ...(item.path !== null && { url: window.location.origin + item.path }),
          quantity: 1,
          ...(price !== null && { price }),
        },
      ],
    },
  });
}
