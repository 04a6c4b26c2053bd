import { Link as ChakraLink, Container, chakra, Heading } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { section as styles } from '#theme/recipes/home.ts';

interface HomeSectionProps {
  readonly id: string;
  readonly title: string;
  /** A link to the complete list. */
  readonly more?: { readonly to: string; readonly text: string };
  readonly children: ReactNode;
}

export function HomeSection({ id, title, more, children }: HomeSectionProps) {
  return (
    <Container asChild fluid css={styles.root}>
      <section aria-labelledby={id}>
        <chakra.div css={styles.header}>
          <Heading id={id} size="lg">
            {title}
          </Heading>
          {more && (
            <ChakraLink asChild>
              <Link to={more.to}>{more.text}</Link>
            </ChakraLink>
          )}
        </chakra.div>
        {children}
      </section>
    </Container>
  );
}
