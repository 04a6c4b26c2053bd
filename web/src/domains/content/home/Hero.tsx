import { Button, Link as ChakraLink, Container, chakra } from '@chakra-ui/react';
import { Link } from 'react-router';
import { hero as styles } from '#theme/recipes/home.ts';
import { Caption, Eyebrow } from '#ui/Caption.tsx';
import { Picture } from '#ui/Picture.tsx';
import type { Hero_ProductFragment } from './Hero.generated.ts';

export function Hero({ product }: { product: Hero_ProductFragment | null }) {
  return (
    <chakra.section css={styles.root}>
      <Container fluid css={styles.inner}>
        <chakra.div css={styles.text}>
          {/* On one line from 360 px. */}
          <Eyebrow letterSpacing={{ lgDown: '0.08em' }}>
            Pre-owned · Authenticated · One of a kind
          </Eyebrow>
          <chakra.h1 css={styles.title}>Some things only get better the second time.</chakra.h1>
          <chakra.p css={styles.lead}>
            Handbags, jewelry and watches from the great houses, each one authenticated by our
            specialists and graded part by part.
          </chakra.p>
          <Button asChild size="lg">
            <Link to="/latest-arrivals">Shop new arrivals</Link>
          </Button>
        </chakra.div>
        {product?.image && (
          <ChakraLink asChild variant="plain" css={styles.piece}>
            <Link to={product.path} aria-label={product.name}>
              <Picture
                sources={{ product: product.image.url }}
                alt={product.image.alt}
                size="product"
                isFirst
              />
              <Caption as="span" aria-hidden="true">
                {product.name}
              </Caption>
            </Link>
          </ChakraLink>
        )}
      </Container>
    </chakra.section>
  );
}
