import { useApolloClient } from '@apollo/client/react';
import { Box, Button, Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { createAttempt } from '#domains/payments/index.ts';
import { AddressLines, type PostalAddress } from '#ui/AddressLines.tsx';
import { Caption } from '#ui/Caption.tsx';
import { Section } from '#ui/PageHeading.tsx';
import { CheckoutColumns } from '../checkout/CheckoutColumns.tsx';
import { PlaceBar } from '../checkout/pay/PlaceBar.tsx';
import { ProcessingPanel } from '../checkout/pay/ProcessingPanel.tsx';
import { rejectionText, usePlacing } from '../checkout/pay/usePlacing.ts';
import { OrderSummary } from '../checkout/summary/OrderSummary.tsx';
import type { CheckoutCart } from '../checkout/useCheckoutCalls.ts';
import { createSnapshot, pendingOrder } from '../complete/snapshot.ts';
import type { CartOwner } from '../useCartCalls.ts';
import type { WalletApproval } from './walletApproval.ts';

interface ReviewProps {
  readonly approval: WalletApproval;
  readonly cart: CheckoutCart;
  readonly owner: CartOwner;
  /** Called if nothing was ordered, with the reason; empty if the shopper chose another payment method. */
  readonly onEnd: (why: string) => void;
}

function toAddress({ contact }: WalletApproval): PostalAddress | null {
  if (!contact?.city || !contact.country) return null;
  const { city, country, firstName, lastName } = contact;
  return { ...contact, city, country, firstName: firstName ?? '', lastName: lastName ?? '' };
}

export function ExpressReview({ approval, cart, owner, onEnd }: ReviewProps) {
  const { cache } = useApolloClient();
  const { cartId, walletOrderId, walletName, contact } = approval;
  const placing = usePlacing((userError) => onEnd(rejectionText(userError)));
  const [address] = useState(() => toAddress(approval));
  const email = contact?.email ?? '';
  const isBusy = placing.phase !== 'idle';
  const order = (): void => {
    if (isBusy) return;
    const billed = { lastName: contact?.lastName ?? '', postalCode: contact?.postalCode ?? '' };
    const ordered = { isGuest: owner === 'guest', payment: walletName, shippingMethod: '' };
    pendingOrder.write(cache, createSnapshot(cart, { ...ordered, email, address, billed }));
    const payment = { kind: 'wallet' as const, token: walletOrderId };
    void placing.place(createAttempt({ cartId, owner, email, payment }));
  };
  if (placing.phase === 'processing' || placing.phase === 'unsettled') {
    const { phase, retry, leave } = placing;
    return <ProcessingPanel phase={phase} onRetry={retry} onLeave={leave} />;
  }
  return (
    <CheckoutColumns summary={<OrderSummary cart={cart} totals="final" codes={null} />}>
      <Stack asChild gap="9">
        <form
          onSubmit={(event) => {
            event.preventDefault();
            order();
          }}
        >
          <Section title="Review your order" gap="4.5" overflowWrap="anywhere">
            <Caption>
              Approved in <strong>{walletName}</strong>. Nothing is ordered yet.
            </Caption>
            {address && !cart.isVirtual && (
              <Box>
                <Caption as="h3" mb="1">
                  Ships to
                </Caption>
                <AddressLines address={address} />
              </Box>
            )}
            {email && <Caption>The confirmation goes to {email}.</Caption>}
          </Section>
          <PlaceBar
            cart={cart}
            totals="final"
            order={{ problem: placing.problem, isBusy }}
            errors={[]}
          />
          <Button
            variant="plain"
            size="xs"
            alignSelf="start"
            disabled={isBusy}
            onClick={() => onEnd('')}
          >
            Use another payment method
          </Button>
        </form>
      </Stack>
    </CheckoutColumns>
  );
}
