import { useApolloClient } from '@apollo/client/react';
import { Button, Container, chakra, Grid, Heading, Skeleton, Text, Wrap } from '@chakra-ui/react';
import { type ReactNode, useState } from 'react';
import { session, useSession } from '#apollo/session/session.ts';
import { type OrderSnapshot, placedOrder } from '#domains/cart/index.ts';
import { NewPasswordField, useCreateAccount } from '#domains/customer/index.ts';
import { focusOnMount, takeLostFocus } from '#lib/browser/focusOnMount.ts';
import { fromCents, toCents } from '#lib/format/money.ts';
import { useSubmitForm } from '#lib/forms/useSubmitForm.ts';
import { useFeatures, useStoreName } from '#lib/site/useSite.ts';
import { AddressLines } from '#ui/AddressLines.tsx';
import { Eyebrow } from '#ui/Caption.tsx';
import { Form, FormAlert, SubmitButton } from '#ui/form/Form.tsx';
import { ButtonLink } from '#ui/Links.tsx';
import { PageHead, PageTitle } from '#ui/PageHead.tsx';
import { Section } from '#ui/PageHeading.tsx';
import { Sums } from '#ui/Sums.tsx';
import { OrderLines, OrderSegments } from '../OrderLines.tsx';

/** The confirmation of the order placed in this tab; the server does not know it. */
export default function OrderCompleteRoute() {
  const { status } = useSession();
  return (
    <Container minHeight="page" pt="12" pb="24" data-document="">
      <PageHead title="Order confirmation" canonical={null} />
      {status === 'unknown' ? <Skeleton height="100" aria-hidden /> : <PlacedOrder />}
    </Container>
  );
}

function PlacedOrder() {
  const { cache } = useApolloClient();
  // Read once, so it stays on the page when a sign-in or sign-out removes it from the cache.
  const [order] = useState(() => placedOrder.read(cache));
  return order ? <Confirmation order={order} /> : <NoOrder />;
}

function NoOrder() {
  const features = useFeatures();
  return (
    <>
      <PageTitle>No recent order</PageTitle>
      <Text mt="3" maxWidth="prose">
        We show the confirmation once, in the window where you placed the order. There’s a copy in
        your email{features.has('GUEST_ORDERS') && ', and you can look up any order by its number'}.
      </Text>
      <Actions>
        {features.has('GUEST_ORDERS') && (
          <ButtonLink to="/guest/order">Look up an order</ButtonLink>
        )}
        <ButtonLink variant="outline" to="/">
          Continue shopping
        </ButtonLink>
      </Actions>
    </>
  );
}

function Actions({ children }: { children: ReactNode }) {
  return (
    <Wrap mt="7" mb="12" gap="3" _print={{ display: 'none' }}>
      {children}
    </Wrap>
  );
}

function Confirmation({ order }: { order: OrderSnapshot }) {
  const { orderNumber, email, address, isGuest } = order;
  const features = useFeatures();
  return (
    <>
      <Eyebrow>Order confirmation</Eyebrow>
      <PageTitle ref={focusOnMount} tabIndex={-1} mt="2" mb="3" _focus={{ outline: 'none' }}>
        Thank you{address?.firstName && `, ${address.firstName}`}.
      </PageTitle>
      <Text maxWidth="prose" overflowWrap="anywhere">
        {orderNumber ? (
          <>
            Your order number is <chakra.strong fontWeight="medium">{orderNumber}</chakra.strong>.
          </>
        ) : (
          'Your order is placed. You’ll find the number in your confirmation email.'
        )}{' '}
        {email
          ? `A confirmation is on its way to ${email}.`
          : 'A confirmation is on its way to your wallet’s email address.'}
      </Text>
      <Actions>
        <Button variant="outline" onClick={() => window.print()}>
          Print confirmation
        </Button>
        {features.has(isGuest ? 'GUEST_ORDERS' : 'CUSTOMER_ORDERS') && (
          <ButtonLink
            variant="outline"
            to={isGuest ? `/guest/order#${orderNumber ?? ''}` : '/account/orders'}
          >
            {isGuest ? 'Track order' : 'My Orders'}
          </ButtonLink>
        )}
        <ButtonLink variant="ghost" px={{ base: '0', sm: '3' }} to="/">
          Continue shopping
        </ButtonLink>
      </Actions>
      <Grid
        templateColumns={{ lg: 'minmax(0, 1fr) {sizes.summary}' }}
        columnGap="18"
        rowGap="12"
        _print={{ mt: '8' }}
      >
        <Ordered order={order} />
        <DeliveryAndPayment order={order} />
      </Grid>
      {isGuest && email && <AccountOffer order={order} />}
    </>
  );
}

function Ordered({ order: { lines, segments } }: { order: OrderSnapshot }) {
  return (
    <Section title="What you ordered">
      <OrderLines
        lines={lines.map(({ id, name, price, thumbnailUrl, quantity }) => ({
          key: id,
          name,
          thumbnail: thumbnailUrl,
          notes: [`Quantity: ${quantity}`],
          price: fromCents(toCents(price) * quantity),
        }))}
      />
      <Sums mt="2">
        <OrderSegments segments={segments} />
      </Sums>
    </Section>
  );
}

function DeliveryAndPayment({ order }: { order: OrderSnapshot }) {
  const { isVirtual, address, shippingMethod, payment } = order;
  const features = useFeatures();
  return (
    <Grid
      asChild
      alignSelf="start"
      gap="6"
      templateColumns={{ sm: '1fr 1fr', lg: '1fr' }}
      px="6"
      py="7"
      bg="bg.subtle"
      fontSize="lg"
      _print={{ p: '0', bg: 'transparent' }}
    >
      <section aria-label="Delivery and payment">
        {address && !isVirtual && (
          <Detail title="Shipping address">
            <AddressLines address={address} />
          </Detail>
        )}
        {shippingMethod && <Detail title="Shipping">{shippingMethod}</Detail>}
        <Detail title="Payment">{payment}</Detail>
        {!isVirtual && features.has('RETURNS') && (
          <Detail title="Returns">
            Within 15 days of shipping, with the authenticity seal still attached.
          </Detail>
        )}
      </section>
    </Grid>
  );
}

const Detail = ({ title, children }: { title: string; children: ReactNode }) => (
  <div>
    <Heading as="h2" size="sm" fontSize="3xl" mb="1">
      {title}
    </Heading>
    <div>{children}</div>
  </div>
);

/** Creates an account from the guest's data; only a password has to be entered. */
function AccountOffer({ order }: { order: OrderSnapshot }) {
  const { email, address } = order;
  const create = useCreateAccount();
  const store = useStoreName();
  const form = useSubmitForm({
    defaultValues: { password: '' },
    send: ({ password }) => {
      const { firstName = '', lastName = '' } = address ?? {};
      return create({ firstName, lastName, email, password, isSubscribed: false });
    },
  });
  return (
    <Section
      title="Save your details for next time"
      maxWidth="dialog"
      mt="16"
      pt="10"
      borderTop="line"
      _print={{ display: 'none' }}
    >
      <FormAlert tone="good">
        {form.isDone &&
          `Thank you for creating an account with ${store}. Please sign in to continue.`}
      </FormAlert>
      {form.isDone ? (
        <Button ref={takeLostFocus} alignSelf="start" onClick={() => session.askToSignIn()}>
          Sign In
        </Button>
      ) : (
        <Form form={form}>
          <p>Choose a password to create an account for {email}.</p>
          <input type="hidden" autoComplete="username" value={email} readOnly />
          <NewPasswordField form={form} name="password" />
          <SubmitButton busyText="Creating Account ...">Create an Account</SubmitButton>
        </Form>
      )}
    </Section>
  );
}
