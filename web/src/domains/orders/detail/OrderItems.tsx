import { Link } from 'react-router';
import { formatMoney } from '#lib/format/money.ts';
import { Picture } from '#ui/Picture.tsx';
import { lineTotal } from './lineTotal.ts';
import type { OrderDetails_OrderFragment } from './OrderDetails.generated.ts';

type Item = OrderDetails_OrderFragment['items'][number];

/** What was bought, line by line, with what became of it. */
export function OrderItems({ items }: { items: readonly Item[] }) {
  return (
    <section className="e-order-part" aria-labelledby="order-items">
      <h2 id="order-items">Items</h2>
      <ul className="e-order-items">
        {items.map((item) => (
          <li key={item.id}>
            <OrderItem item={item} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function OrderItem({ item }: { item: Item }) {
  const { product } = item;
  const fate = fateOf(item);
  return (
    <>
      <Picture
        className="e-record-picture"
        sources={{ thumbnail: product?.images[0]?.thumbnail }}
        size="thumbnail"
        alt=""
      />
      <div className="e-record-text">
        {product ? (
          <Link className="e-record-name" to={product.path}>
            {item.name}
          </Link>
        ) : (
          <span className="e-record-name">{item.name}</span>
        )}
        <p className="e-fact">
          {item.productType === 'virtual' ? 'Quote' : `Item ${item.sku}`}
          {item.quantity > 1 && ` · Quantity ${item.quantity}`}
        </p>
        {fate && <p className="e-fact">{fate}</p>}
      </div>
      <p className="e-order-price">{formatMoney(lineTotal(item))}</p>
    </>
  );
}

function fateOf({ quantityRefunded, quantityCanceled }: Item): string | null {
  if (quantityRefunded > 0) return 'Refunded';
  return quantityCanceled > 0 ? 'Canceled' : null;
}
