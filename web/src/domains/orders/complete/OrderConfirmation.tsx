import { Button } from '@chakra-ui/react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import type { OrderSnapshot } from '#domains/cart/index.ts';
import { formatMoney } from '#lib/format/money.ts';
import { AddressLines } from '#ui/AddressLines.tsx';
import { Picture } from '#ui/Picture.tsx';
import { AccountOffer } from './AccountOffer.tsx';

/** Where a guest finds the order again; what is known is filled in there. Nothing personal goes into the address. */
const lookUpPath = ({ orderNumber }: OrderSnapshot): string =>
  orderNumber ? `/guest/order#${orderNumber}` : '/guest/order';

/** The order as it was placed. It takes the focus: the page has changed under the shopper. */
export function OrderConfirmation({ order }: { order: OrderSnapshot }) {
  const { orderNumber, summary, isGuest } = order;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <p className="e-eyebrow">Order confirmation</p>
      <h1 ref={heading} tabIndex={-1}>
        Thank you{summary.firstName && `, ${summary.firstName}`}.
      </h1>
      <p className="e-complete-lead">
        {orderNumber ? (
          <>
            Your order number is <strong>{orderNumber}</strong>.
          </>
        ) : (
          'Your order is placed. Its number is in your confirmation mail.'
        )}{' '}
        {summary.email
          ? `A confirmation is on its way to ${summary.email}.`
          : 'A confirmation is on its way to the email address of your wallet.'}
      </p>
      <div className="e-complete-actions">
        <Button variant="outline" onClick={() => window.print()}>
          Print
        </Button>
        {isGuest ? (
          <Button asChild variant="outline">
            <Link to={lookUpPath(order)}>Track this order</Link>
          </Button>
        ) : (
          <Button asChild variant="outline">
            <Link to="/account/orders">My Orders</Link>
          </Button>
        )}
        <Button asChild variant="ghost">
          <Link to="/">Continue shopping</Link>
        </Button>
      </div>
      <div className="e-complete-columns">
        <Lines order={order} />
        <Facts order={order} />
      </div>
      {isGuest && summary.email && <AccountOffer order={order} />}
    </>
  );
}

function Lines({ order }: { order: OrderSnapshot }) {
  return (
    <section aria-labelledby="complete-items">
      <h2 id="complete-items">What you ordered</h2>
      <ul className="e-complete-lines">
        {order.lines.map(({ sku, name, price, thumbnailUrl, quantity }) => (
          <li key={sku}>
            <Picture sources={{ thumbnail: thumbnailUrl }} size="thumbnail" alt="" />
            <span>
              {name}
              <small>Quantity: {quantity}</small>
            </span>
            <span>{formatMoney(price)}</span>
          </li>
        ))}
      </ul>
      <dl className="e-complete-totals">
        {order.segments.map(({ code, title, value }) => (
          <div key={code} data-total={code === 'grand_total' || undefined}>
            <dt>{code === 'grand_total' ? 'Total' : title}</dt>
            <dd>{formatMoney(value)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Facts({ order }: { order: OrderSnapshot }) {
  const { shipTo, shippingMethod, payment } = order;
  return (
    <section className="e-complete-facts" aria-label="Delivery and payment">
      {shipTo && (
        <Fact title="Shipping address">
          <AddressLines address={shipTo} />
        </Fact>
      )}
      {shippingMethod && <Fact title="Shipping">{shippingMethod}</Fact>}
      <Fact title="Payment">{payment}</Fact>
      <Fact title="Returns">
        Within 15 days from shipping; the authenticity seal must stay on the item.
      </Fact>
    </section>
  );
}

const Fact = ({ title, children }: { title: string; children: ReactNode }) => (
  <div>
    <h2>{title}</h2>
    <div>{children}</div>
  </div>
);
