import { Heading, Stack, type StackProps } from '@chakra-ui/react';
import { useId } from 'react';

/** A section of a page, labeled by its heading. */
export function Section(props: Omit<StackProps, 'title'> & { title: string }) {
  const { title, children, ...rest } = props;
  const id = useId();
  return (
    <Stack as="section" gap="3.5" minWidth="0" aria-labelledby={id} {...rest}>
      <Heading as="h2" id={id} size="sm">
        {title}
      </Heading>
      {children}
    </Stack>
  );
}
