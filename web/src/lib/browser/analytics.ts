/** An item as analytics knows it (spec §7); names are those of GA4, with the sku and the path besides. */
export interface AnalyticsItem {
  readonly item_id: string;
  readonly item_name: string;
  readonly sku?: string;
  readonly url?: string;
  readonly quantity: number;
  /** Dollars; left out for an item without a price. */
  readonly price?: number;
}

/** What analytics is told; names and fields are those of GA4. */
export type AnalyticsEvent =
  | {
      readonly event: 'page_view';
      readonly page_path: string;
      readonly page_title: string;
    }
  | {
      readonly event: 'view_item' | 'add_to_cart';
      readonly ecommerce: {
        readonly currency: string;
        /** Dollars. */
        readonly value: number;
        readonly items: readonly AnalyticsItem[];
      };
    }
  | {
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

/** A way to tell analytics something. */
type Adapter = (event: AnalyticsEvent) => void;

/** Hands events to whatever tag manager the shop runs; without one they wait in the page and are lost with it. */
const datalayer: Adapter = (event) => {
  window.dataLayer ??= [];
  window.dataLayer.push(event);
};

const ADAPTERS = { datalayer, off: () => {} } satisfies Record<string, Adapter>;

/** What happened before the way was chosen: a page's first item is seen before the configuration is read. */
const waiting: AnalyticsEvent[] = [];
let tell: Adapter = (event) => void waiting.push(event);

/** Tells analytics of a page, in the way that the shop's configuration (ANALYTICS) chooses, then what happened on it before. */
export function tellOfPage(
  way: keyof typeof ADAPTERS,
  page: { readonly page_path: string; readonly page_title: string },
): void {
  tell = ADAPTERS[way];
  tell({ event: 'page_view', ...page });
  for (const event of waiting.splice(0)) tell(event);
}

/** Tells analytics what has happened. */
export function tellAnalytics(event: AnalyticsEvent): void {
  tell(event);
}

/** Tells analytics that an item was seen or put into the bag. */
export function tellOfItem(
  event: 'view_item' | 'add_to_cart',
  item: {
    id: string;
    sku: string;
    name: string;
    path: string | null;
    amount: string | null;
  },
): void {
  const price = item.amount === null ? null : Number(item.amount);
  tell({
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
