import { Flex, Heading, Stack, type StackProps } from '@chakra-ui/react';
import { ArrowLeft } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Caption } from './Caption.tsx';
import { TextLink } from './Links.tsx';
import { PageHead } from './PageHead.tsx';

interface PageHeadingProps {
  /** The document's title, and the heading unless `heading` is given. */
  readonly title: string;
  readonly heading?: ReactNode;
  readonly back?: { readonly to: string; readonly text: string };
  readonly lead?: ReactNode;
  /** Rendered at the end of the heading's line. */
  readonly action?: ReactNode;
}

/** The head of a page that must not be indexed, such as an account page. */
export function PageHeading({ title, heading = title, back, lead, action }: PageHeadingProps) {
  return (
    <>
      <PageHead title={title} canonical={null} />
      {back && <BackLink to={back.to}>{back.text}</BackLink>}
      <Flex wrap="wrap" align="baseline" justify="space-between" rowGap="2" columnGap="6">
        <Heading as="h1">{heading}</Heading>
        {action}
      </Flex>
      {lead && <Caption mt="2">{lead}</Caption>}
    </>
  );
}

export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <TextLink
      variant="plain"
      display="inline-flex"
      alignItems="center"
      gap="2"
      minHeight="target"
      textStyle="caption"
      color="fg.muted"
      _print={{ display: 'none' }}
      to={to}
    >
      <ArrowLeft size={14} strokeWidth={1.4} aria-hidden="true" />
      {children}
    </TextLink>
  );
}

interface SectionProps extends Omit<StackProps, 'title'> {
  readonly title: string;
  /** The id of a heading that can be focused. */
  readonly headingId?: string;
  /** The size of the heading; `xs` is in small capitals. */
  readonly size?: 'xs' | 'sm' | 'lg';
}

export function Section({ title, headingId, size = 'sm', children, ...rest }: SectionProps) {
  const ownId = useId();
  const id = headingId ?? ownId;
  return (
    <Stack
      as="section"
      gap={size === 'xs' ? '3' : '3.5'}
      minWidth="0"
      aria-labelledby={id}
      {...rest}
    >
      <Heading as="h2" id={id} size={size} tabIndex={headingId ? -1 : undefined}>
        {title}
      </Heading>
      {children}
    </Stack>
  );
}
