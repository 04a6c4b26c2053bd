import { Link as ChakraLink, chakra } from '@chakra-ui/react';
import { Link } from 'react-router';
import { shopByPrice as styles } from '#theme/recipes/home.ts';
import { HomeSection } from './HomeSection.tsx';

const PRICES = [
  { max: 500, text: '$500' },
  { max: 1000, text: '$1,000' },
  { max: 2500, text: '$2,500' },
  { max: 5000, text: '$5,000' },
];

export function ShopByPrice() {
  return (
    <HomeSection id="by-price" title="Shop by price">
      <chakra.ul css={styles.list}>
        {PRICES.map(({ max, text }) => (
          <chakra.li key={max} css={styles.item}>
            <ChakraLink asChild variant="plain" css={styles.link}>
              <Link to={`/search?max=${max}&sorter=price_desc`}>
                <chakra.span css={styles.label}>Under</chakra.span> {text}
              </Link>
            </ChakraLink>
          </chakra.li>
        ))}
      </chakra.ul>
    </HomeSection>
  );
}
