import { formatMoney } from '../../../../shared/money.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Skeleton } from '../../../../ui/Skeleton.tsx';
import type { ShippingMethod } from '../calls/checkoutBackend.ts';
import { type Delivery, type DeliveryState, methodKey } from './delivery.ts';

const isFree = ({ price }: ShippingMethod) => Number(price.amount) === 0;

/** The ways to ship, once there is an address to ship to. */
export function ShippingSection({ delivery, state }: { delivery: Delivery; state: DeliveryState }) {
  const { methods, chosen, status, problem } = state;
  if (problem) {
    return (
      <div role="alert" className="e-checkout-problem">
        <p>{problem}</p>
        <Button variant="outline" size="sm" onClick={delivery.refresh}>
          Try again
        </Button>
      </div>
    );
  }
  if (methods === null && status === 'updating') return <Skeleton height={64} />;
  if (methods === null) {
    return <p className="e-fact">Shown once we know where your order goes.</p>;
  }
  if (methods.length === 0) {
    return (
      <p role="alert" className="e-form-error">
        We cannot ship to this address yet. Please try another one.
      </p>
    );
  }
  return (
    <fieldset className="e-checkout-options">
      <legend className="e-hidden">Shipping method</legend>
      {methods.map((method) => (
        <label key={methodKey(method)} className="e-checkout-option">
          <input
            type="radio"
            name="shipping-method"
            checked={methodKey(method) === chosen}
            disabled={!method.isAvailable}
            onChange={() => delivery.choose(methodKey(method))}
          />
          <span>
            <strong>{method.carrierTitle}</strong>
            <span>{method.isAvailable ? method.methodTitle : method.message}</span>
          </span>
          <span className="e-checkout-price">
            {isFree(method) ? 'Free' : formatMoney(method.price)}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
