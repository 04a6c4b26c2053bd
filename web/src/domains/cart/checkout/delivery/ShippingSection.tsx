import { Button, Skeleton, Stack, Text } from '@chakra-ui/react';
import { formatMoney } from '#lib/format/money.ts';
import { Caption } from '#ui/Caption.tsx';
import { Option, OptionList } from '../OptionList.tsx';
import type { ShippingMethod } from '../useCheckoutCalls.ts';
import { type Delivery, type DeliveryState, methodKey } from './delivery.ts';

const isFree = ({ price }: ShippingMethod) => Number(price.amount) === 0;

export function ShippingSection({ delivery, state }: { delivery: Delivery; state: DeliveryState }) {
  const { methods, chosen, status, problem } = state;
  if (problem) {
    /** The methods replace the button, so their heading takes its focus. */
    const retry = () => {
      document.getElementById('shipping-method')?.focus({ preventScroll: true });
      delivery.refresh();
    };
    return (
      <Stack role="alert" align="start" gap="3" textStyle="caption" color="fg.error">
        <p>{problem}</p>
        <Button variant="outline" size="sm" onClick={retry}>
          Try again
        </Button>
      </Stack>
    );
  }
  if (methods === null && status === 'updating') return <Skeleton height="16" aria-hidden />;
  if (methods === null) {
    return <Caption>Enter your address to see shipping methods.</Caption>;
  }
  if (methods.length === 0) {
    return (
      <Text role="alert" textStyle="caption" color="fg.error">
        We cannot ship to this address yet. Please try another one.
      </Text>
    );
  }
  return (
    <OptionList legend="Shipping method">
      {methods.map((method) => (
        <Option
          key={methodKey(method)}
          name="shipping-method"
          checked={methodKey(method) === chosen}
          disabled={!method.isAvailable}
          onChange={() => delivery.choose(methodKey(method))}
          label={method.carrierTitle}
          note={method.isAvailable ? method.methodTitle : method.message}
          price={isFree(method) ? 'Free' : formatMoney(method.price)}
        />
      ))}
    </OptionList>
  );
}
