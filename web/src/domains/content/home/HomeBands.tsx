import { Container, chakra, Text } from '@chakra-ui/react';
import { formatCount } from '#lib/format/counts.ts';
import { categoryStrip, hero, sellBand, trustBand } from '#theme/recipes/home.ts';
import { Caption, Eyebrow } from '#ui/Caption.tsx';
import { Html } from '#ui/Html.tsx';
import { ButtonLink, TextLink } from '#ui/Links.tsx';
import { Picture } from '#ui/Picture.tsx';
import type { CategoryStrip_CategoryFragment as Category } from './CategoryStrip.generated.ts';
import type { Hero_ProductFragment } from './Hero.generated.ts';

interface HeroProps {
  readonly product: Hero_ProductFragment | null;
  /** The content block with the shop's own heading and text; null for those of a resale shop. */
  readonly heading: { readonly title: string | null; readonly content: string | null } | null;
}

export function Hero({ product, heading }: HeroProps) {
  return (
    <chakra.section bg="bg.subtle" overflow="clip">
      <Container fluid css={hero.inner}>
        <chakra.div css={hero.text}>
          {!heading && (
            // On one line from 360 px.
            <Eyebrow letterSpacing={{ lgDown: '0.08em' }}>
              Pre-owned · Authenticated · Graded
            </Eyebrow>
          )}
          <chakra.h1 css={hero.title}>
            {heading?.title ?? 'Some things only get better the second time.'}
          </chakra.h1>
          {heading ? (
            <Html css={hero.lead} html={heading.content ?? ''} />
          ) : (
            <chakra.p css={hero.lead}>
              Handbags, jewelry and watches from the great houses, each one authenticated by our
              specialists and graded part by part.
            </chakra.p>
          )}
          <ButtonLink size="lg" to="/latest-arrivals">
            Shop new arrivals
          </ButtonLink>
        </chakra.div>
        {product?.image && (
          <TextLink variant="plain" css={hero.piece} to={product.path} aria-label={product.name}>
            <Picture
              sources={{ product: product.image.url }}
              alt={product.image.alt}
              size="product"
              isFirst
            />
            <Caption as="span" aria-hidden="true">
              {product.name}
            </Caption>
          </TextLink>
        )}
      </Container>
    </chakra.section>
  );
}

/** The parent of the designer pages, which have their own strip. Its path ends with the suffix of categories. */
const DESIGNERS = /^\/designers(\.\w+)?$/;

export function CategoryStrip({ categories }: { categories: readonly Category[] }) {
  const top = categories
    .filter(
      ({ level, path, productCount }) => level === 1 && !DESIGNERS.test(path) && productCount > 0,
    )
    .toSorted((a, b) => b.productCount - a.productCount);
  if (top.length === 0) return null;
  return (
    <Container asChild fluid css={categoryStrip.root}>
      <nav aria-label="Categories">
        <chakra.ul css={categoryStrip.list}>
          {top.map((category) => (
            <li key={category.id}>
              <TextLink variant="plain" css={categoryStrip.link} to={category.path}>
                {category.name}{' '}
                <chakra.span css={categoryStrip.count}>
                  {formatCount(category.productCount)}
                </chakra.span>
              </TextLink>
            </li>
          ))}
        </chakra.ul>
      </nav>
    </Container>
  );
}

/** Why buying here is safe: a content block, because it makes promises for the shop. */
export function TrustBand({ html }: { html: string }) {
  return (
    <Container asChild fluid css={trustBand.root}>
      <section aria-label="How we work">
        <Html html={html} />
      </section>
    </Container>
  );
}

const SELL_STEPS = [
  { title: 'Show us', text: 'Send photos and a few details about your piece.' },
  { title: 'Get a quote', text: 'Our specialists send you a quote.' },
  { title: 'Get paid', text: 'Ship it to us and choose how you’re paid.' },
];

export function SellBand() {
  return (
    <chakra.section data-band="" css={sellBand.root} aria-labelledby="sell">
      <Container fluid css={sellBand.inner}>
        <div>
          <chakra.h2 id="sell" css={sellBand.title}>
            Have a piece that’s ready for its encore?
          </chakra.h2>
          <ButtonLink variant="subtle" size="lg" to="/selling-consignment">
            Sell with us
          </ButtonLink>
        </div>
        <chakra.ol counterReset="step">
          {SELL_STEPS.map((step) => (
            <chakra.li key={step.title} css={sellBand.step}>
              <Text as="h3" fontWeight="medium">
                {step.title}
              </Text>
              <p>{step.text}</p>
            </chakra.li>
          ))}
        </chakra.ol>
      </Container>
    </chakra.section>
  );
}
