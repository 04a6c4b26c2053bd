import { Link } from 'react-router';
import { formatMoney } from '../../../shared/money.ts';
import { nameWithoutDesigner, wornSize } from '../card/cardText.ts';
import { FormerPrice } from '../card/FormerPrice.tsx';
import { Condition } from './condition/Condition.tsx';
import type { PageProduct } from './ProductScreen.tsx';
import { BuyButton } from './PurchaseControls.tsx';

/** What it is, what it costs, how it is kept, and the way into the bag. */
export function BuyBox({ product }: { product: PageProduct }) {
  return (
    <div className="e-buy">
      <h1>
        {product.designer && (
          <span className="e-buy-designer">
            {product.designerPath ? (
              <Link to={product.designerPath}>{product.designer}</Link>
            ) : (
              product.designer
            )}{' '}
          </span>
        )}
        {nameWithoutDesigner(product.name, product.designer)}
      </h1>
      <Price product={product} />
      {wornSize(product) && <p className="e-buy-size">{wornSize(product)}</p>}
      <BuyButton product={product} />
      {product.isSalable && (
        <p className="e-buy-note">
          One of a kind. It is not reserved for you until checkout is completed.
        </p>
      )}
      {product.condition && (
        <Condition condition={product.condition} topCategory={product.topCategories[0] ?? null} />
      )}
      {product.isExoticMaterial && (
        <ExoticNote material={product.materialType ?? product.material} />
      )}
      {product.authenticityCode && (
        <dl className="e-code">
          <dt>Date/authenticity code</dt>
          <dd>
            <span>{product.authenticityCode}</span>
            <Link className="e-link" to="/authenticate">
              How we authenticate
            </Link>
          </dd>
        </dl>
      )}
    </div>
  );
}

function Price({ product }: { product: PageProduct }) {
  if (!product.isSalable || !product.price) {
    return <p className="e-buy-sold">{product.isSalable ? 'Price on request' : 'Recently sold'}</p>;
  }
  const { current, former, msrp, discountPercent } = product.price;
  return (
    <p className="e-buy-price">
      <strong>{formatMoney(current)}</strong>
      <FormerPrice former={former} />
      {msrp && discountPercent !== null && (
        <span>
          Est. retail {formatMoney(msrp)} <b>{discountPercent}% off</b>
        </span>
      )}
    </p>
  );
}

function ExoticNote({ material }: { material: string | null }) {
  return (
    <p className="e-exotic">
      <strong>Shipping restrictions apply.</strong> {material ?? 'This material'} comes from a
      protected or exotic animal, and some states and countries do not let it in. We check your
      address before we ship.
    </p>
  );
}
