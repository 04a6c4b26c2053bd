import { Heading } from '@chakra-ui/react';
import type { ComponentProps } from 'react';

export function PageTitle(props: ComponentProps<typeof Heading>) {
  return <Heading as="h1" size="2xl" {...props} />;
}
