import { Link as ChakraLink, Container, chakra } from '@chakra-ui/react';
import { Link } from 'react-router';
import { formatCount } from '#lib/format/counts.ts';
import { categoryStrip as styles } from '#theme/recipes/home.ts';
import type { CategoryStrip_CategoryFragment } from './CategoryStrip.generated.ts';

/** The parent of the designer pages, which have their own strip. */
const DESIGNERS = '/designers';

export function CategoryStrip({
  categories,
}: {
  categories: readonly CategoryStrip_CategoryFragment[];
}) {
  const top = categories
    .filter(
      ({ level, path, productCount }) => level === 1 && path !== DESIGNERS && productCount > 0,
    )
    .toSorted((a, b) => b.productCount - a.productCount);
  if (top.length === 0) return null;
  return (
    <Container asChild fluid css={styles.root}>
      <nav aria-label="Categories">
        <chakra.ul css={styles.list}>
          {top.map((category) => (
            <li key={category.id}>
              <ChakraLink asChild variant="plain" css={styles.link}>
                <Link to={category.path}>
                  {category.name}{' '}
                  <chakra.span css={styles.count}>{formatCount(category.productCount)}</chakra.span>
                </Link>
              </ChakraLink>
            </li>
          ))}
        </chakra.ul>
      </nav>
    </Container>
  );
}
