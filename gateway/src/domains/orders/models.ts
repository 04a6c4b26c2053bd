import type {
  Order,
  OrderItem,
  OrderList,
  OrderReturn,
  OrderReturnItem,
  Shipment,
} from '../../generated/types.ts';

/** A line before its product is looked up. */
export type OrderItemModel = Omit<OrderItem, 'product'>;
/** A parcel; `events` is undefined where the back end did not send them along. */
export type ShipmentModel = Omit<Shipment, 'events'> & Partial<Pick<Shipment, 'events'>>;
/** An order before its products and the way of its parcels are looked up. */
export type OrderModel = Omit<Order, 'items' | 'shipments'> & {
  readonly items: readonly OrderItemModel[];
  readonly shipments: readonly ShipmentModel[];
};
/** A page of orders. */
export type OrderListModel = Omit<OrderList, 'orders'> & { readonly orders: readonly OrderModel[] };
/** A line of a return before its product is looked up. */
export type OrderReturnItemModel = Omit<OrderReturnItem, 'product'>;
/** A return before its products are looked up. */
export type OrderReturnModel = Omit<OrderReturn, 'items'> & {
  readonly items: readonly OrderReturnItemModel[];
};
