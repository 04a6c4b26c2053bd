import { useSession } from '../../../shared/session/useSession.ts';
import { ButtonLink } from '../../../ui/Button.tsx';

/** The bag of this page was ordered in another tab meanwhile. */
export function AlreadyOrdered({ number }: { number: string | null }) {
  const isCustomer = useSession().status === 'customer';
  const guestPath = number ? `/guest/order#${number}` : '/guest/order';
  return (
    <div role="status" className="e-checkout-processing">
      <h2 className="e-heading">This bag has been ordered</h2>
      <p>
        The order was placed in another tab.
        {number && ` Its number is ${number}.`} You have been charged once.
      </p>
      <ButtonLink to={isCustomer ? '/account/orders' : guestPath}>See the order</ButtonLink>
    </div>
  );
}
