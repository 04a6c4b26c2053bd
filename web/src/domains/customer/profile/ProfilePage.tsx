import { Stack } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Loadable } from '#ui/Loadable.tsx';
import { PageHeading } from '#ui/PageHeading.tsx';
import { type Profile_CustomerFragment, useProfileQuery } from './Profile.generated.ts';

/** A page that edits part of the profile; `children` receives the customer once loaded. */
export function ProfilePage(props: {
  title: string;
  children: (customer: Profile_CustomerFragment) => ReactNode;
}) {
  const query = useProfileQuery({ fetchPolicy: 'cache-and-network' });
  return (
    <>
      <PageHeading title={props.title} back={{ to: '/account/profile', text: 'Profile' }} />
      <Loadable query={query} rows={2}>
        {({ customer }) => (
          <Stack gap="4" maxWidth="dialog" py="5">
            {customer && props.children(customer)}
          </Stack>
        )}
      </Loadable>
    </>
  );
}
