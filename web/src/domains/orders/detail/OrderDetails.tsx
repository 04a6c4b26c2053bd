import { AddressLines } from '#ui/AddressLines.tsx';
import type { OrderDetails_OrderFragment } from './OrderDetails.generated.ts';
import { OrderItems } from './OrderItems.tsx';
import { OrderParcels } from './OrderParcels.tsx';
import { OrderSums } from './OrderSums.tsx';
import { OrderTimeline } from './OrderTimeline.tsx';
import '#ui/records.css';
import '../orders.css';

/** Everything about one order; what the asker may not see is left out by the gateway. It prints as an invoice. */
export function OrderDetails({ order }: { order: OrderDetails_OrderFragment }) {
  const { billingAddress, shippingAddress, shippingMethod } = order;
  return (
    <div className="e-order">
      <OrderTimeline order={order} />
      <OrderParcels parcels={order.shipments} />
      <OrderItems items={order.items} />
      <div className="e-order-foot">
        <div className="e-order-addresses">
          {shippingAddress && (
            <section className="e-order-part" aria-labelledby="order-shipping">
              <h2 id="order-shipping">Shipping address</h2>
              <AddressLines address={shippingAddress} />
              {shippingMethod && <p className="e-fact">Shipping: {shippingMethod}</p>}
            </section>
          )}
          {billingAddress && (
            <section className="e-order-part" aria-labelledby="order-billing">
              <h2 id="order-billing">Billing address</h2>
              <AddressLines address={billingAddress} />
            </section>
          )}
        </div>
        <OrderSums order={order} />
      </div>
    </div>
  );
}
