import { Text } from '@chakra-ui/react';
import { Outlet } from 'react-router';
import { useStoreName } from '#lib/site/useSite.ts';
import { ErrorFrame } from '../errors/ErrorPage.tsx';

/** A frame without menu, cart or anything else that requires the gateway. */
export default function MaintenanceLayout() {
  return (
    <ErrorFrame as="main">
      <Text textStyle="wordmark" fontSize="2.75rem" mb="3">
        {useStoreName()}
      </Text>
      <Outlet />
    </ErrorFrame>
  );
}
