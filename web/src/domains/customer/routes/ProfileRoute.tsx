import { Box, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { formatDay } from '#lib/format/dates.ts';
import { sendInput, useSubmitForm } from '#lib/forms/useSubmitForm.ts';
import { Caption } from '#ui/Caption.tsx';
import { FormAlert } from '#ui/form/Form.tsx';
import { Checkbox } from '#ui/form/FormField.tsx';
import { LineItem } from '#ui/LineItem.tsx';
import { ButtonLink } from '#ui/Links.tsx';
import { Loadable } from '#ui/Loadable.tsx';
import { PageHeading } from '#ui/PageHeading.tsx';
import { Records } from '#ui/Records.tsx';
import { toaster } from '#ui/toaster.ts';
import { useProfileQuery, useUpdateProfileMutation } from '../profile/Profile.generated.ts';

export default function ProfileRoute() {
  const query = useProfileQuery({ fetchPolicy: 'cache-and-network' });
  return (
    <>
      <PageHeading title="Profile" />
      <Loadable query={query}>
        {({ customer }) =>
          customer && (
            <>
              <Records>
                <ProfileRow label="Name" to="/account/profile/name">
                  {customer.firstName} {customer.lastName}
                </ProfileRow>
                <ProfileRow label="Email" to="/account/profile/email">
                  {customer.email}
                </ProfileRow>
                <ProfileRow label="Password" to="/account/profile/password">
                  ••••••••
                </ProfileRow>
              </Records>
              <NewsletterBox isSubscribed={customer.isSubscribed} />
              {customer.createdAt && (
                <Caption>With us since {formatDay(customer.createdAt)}.</Caption>
              )}
            </>
          )
        }
      </Loadable>
    </>
  );
}

function ProfileRow({ label, to, children }: { label: string; to: string; children: ReactNode }) {
  return (
    <LineItem
      isInline
      actions={
        <ButtonLink variant="plain" to={to} aria-label={`Change ${label}`}>
          Change
        </ButtonLink>
      }
    >
      <Caption>{label}</Caption>
      <Text overflowWrap="anywhere">{children}</Text>
    </LineItem>
  );
}

function NewsletterBox({ isSubscribed }: { isSubscribed: boolean }) {
  const [updateProfile] = useUpdateProfileMutation();
  const { failure, isSubmitting, submit } = useSubmitForm({
    defaultValues: {},
    send: () => sendInput(updateProfile, { isSubscribed: !isSubscribed }),
    onDone: () =>
      toaster.create({
        description: isSubscribed ? 'You’re unsubscribed.' : 'You’re subscribed to our emails.',
      }),
  });
  return (
    <Box py="6">
      <FormAlert>{failure}</FormAlert>
      <Checkbox
        label="Email me updates about trends, new arrivals and promotions."
        checked={isSubscribed}
        aria-disabled={isSubmitting || undefined}
        onChange={() => {
          if (!isSubmitting) void submit();
        }}
      />
    </Box>
  );
}
