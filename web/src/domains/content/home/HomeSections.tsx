import { Container, chakra, Flex, Heading } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { ProductCard, type ProductCard_ProductFragment } from '#domains/catalog/index.ts';
import { counted } from '#lib/format/counts.ts';
import { byName } from '#lib/format/plainText.ts';
import { productGrid } from '#theme/recipes/catalog.ts';
import { designerStrip, rail, shopByPrice } from '#theme/recipes/home.ts';
import { TextLink } from '#ui/Links.tsx';
import type { DesignerStrip_CategoryFragment as Designer } from './DesignerStrip.generated.ts';

interface HomeSectionProps {
  readonly id: string;
  readonly title: string;
  /** A link to the complete list. */
  readonly more?: { readonly to: string; readonly text: string };
  readonly children: ReactNode;
}

export function HomeSection({ id, title, more, children }: HomeSectionProps) {
  return (
    <Container asChild fluid pt="section">
      <section aria-labelledby={id}>
        <Flex wrap="wrap" align="baseline" justify="space-between" rowGap="2" columnGap="6" mb="7">
          <Heading id={id} size="lg">
            {title}
          </Heading>
          {more && (
            <TextLink py="2.5" my="-2.5" to={more.to}>
              {more.text}
            </TextLink>
          )}
        </Flex>
        {children}
      </section>
    </Container>
  );
}

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

const MAX_DESIGNERS = 12;

export function DesignerStrip({ categories }: { categories: readonly Designer[] }) {
  const shown = categories
    .filter((category) => category.productCount > 0)
    .toSorted((a, b) => b.productCount - a.productCount)
    .slice(0, MAX_DESIGNERS)
    .toSorted(byName);
  if (shown.length === 0) return null;
  return (
    <HomeSection
      id="designers"
      title="Shop by designer"
      more={{ to: '/our-designers', text: 'All designers' }}
    >
      <chakra.ul css={designerStrip.list}>
        {shown.map((category) => (
          <li key={category.id}>
            <TextLink variant="plain" css={designerStrip.link} to={category.path}>
              {category.name}
              <chakra.span css={designerStrip.count}>
                {counted(category.productCount, 'piece')}
              </chakra.span>
            </TextLink>
          </li>
        ))}
      </chakra.ul>
    </HomeSection>
  );
}

const PRICES = [
  { max: 500, text: '$500' },
  { max: 1000, text: '$1,000' },
  { max: 2500, text: '$2,500' },
  { max: 5000, text: '$5,000' },
];

export function ShopByPrice() {
  return (
    <HomeSection id="by-price" title="Shop by price">
      <chakra.ul css={shopByPrice.list}>
        {PRICES.map(({ max, text }) => (
          <chakra.li key={max} css={shopByPrice.item}>
            <TextLink
              variant="plain"
              css={shopByPrice.link}
              to={`/search?max=${max}&sorter=price_desc`}
            >
              <chakra.span css={shopByPrice.label}>Under</chakra.span> {text}
            </TextLink>
          </chakra.li>
        ))}
      </chakra.ul>
    </HomeSection>
  );
}
