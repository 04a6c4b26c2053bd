import { chakra } from '@chakra-ui/react';
import { ProductCard, type ProductCard_ProductFragment } from '#domains/catalog/index.ts';
import { productGrid } from '#theme/recipes/catalog.ts';
import { rail } from '#theme/recipes/home.ts';
import { HomeSection } from './HomeSection.tsx';

/** The newest items in a horizontally scrolling row, also scrollable by keyboard because each card contains a link. */
export function Arrivals({ products }: { products: readonly ProductCard_ProductFragment[] }) {
  if (products.length === 0) return null;
  return (
    <HomeSection
      id="arrivals"
      title="Just arrived"
      more={{ to: '/latest-arrivals', text: 'See all new arrivals' }}
    >
      <chakra.ul css={[rail.root, productGrid.cards]}>
        {products.map((product) => (
          <chakra.li key={product.sku} css={rail.item}>
            <ProductCard product={product} />
          </chakra.li>
        ))}
      </chakra.ul>
    </HomeSection>
  );
}
