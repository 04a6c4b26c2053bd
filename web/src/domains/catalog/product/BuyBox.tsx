import { Box, Button, chakra, Skeleton, Table, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { PriceAlertButton } from '#domains/alerts/index.ts';
import { AddToCartButton, BuyNow } from '#domains/cart/index.ts';
import { FavoriteHeart } from '#domains/wishlist/index.ts';
import { formatMoney } from '#lib/format/money.ts';
import { useFeatures } from '#lib/site/useSite.ts';
import { condition as conditionStyles, buyBox as styles } from '#theme/recipes/product.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { Html } from '#ui/Html.tsx';
import { ButtonLink, TextLink } from '#ui/Links.tsx';
import { LoadFailure } from '#ui/Loadable.tsx';
import { nameWithoutDesigner, wornSize } from '../card/cardText.ts';
import { PriceText } from '../card/ProductCard.tsx';
import { useConditionBlockQuery } from './ConditionBlock.generated.ts';
import type { PageProduct } from './details.ts';
import { similarHref } from './details.ts';
import { type VariantChoice, VariantFields } from './VariantChoice.tsx';

interface BuyBoxProps {
  readonly product: PageProduct;
  readonly choice: VariantChoice;
  readonly isLoading: boolean;
}

export function BuyBox({ product, choice, isLoading }: BuyBoxProps) {
  const size = wornSize(product);
  return (
    <Box position={{ md: 'sticky' }} top="8">
      <chakra.h1 css={styles.title}>
        {product.designer && (
          <chakra.span css={styles.designer}>
            {product.designerPath ? (
              <TextLink variant="plain" to={product.designerPath}>
                {product.designer}
              </TextLink>
            ) : (
              product.designer
            )}{' '}
          </chakra.span>
        )}
        {nameWithoutDesigner(product.name, product.designer)}
      </chakra.h1>
      <Price product={product} choice={choice} />
      {size && <Text mt="3">{size}</Text>}
      {product.isSalable ? (
        <BuyActions product={product} choice={choice} />
      ) : (
        <SoldActions product={product} />
      )}
      {isLoading && <Skeleton height="40" mt="8" />}
      {product.condition && (
        <Condition condition={product.condition} topCategory={product.topCategories[0] ?? null} />
      )}
      {product.isExoticMaterial && (
        <ExoticNote material={product.materialType ?? product.material} />
      )}
      {product.authenticityCode && (
        <chakra.dl css={styles.code}>
          <dt>Date/authenticity code</dt>
          <dd>
            <span>{product.authenticityCode}</span>
            <TextLink to="/authenticate">How we authenticate</TextLink>
          </dd>
        </chakra.dl>
      )}
    </Box>
  );
}

interface PriceProps {
  readonly product: PageProduct;
  readonly choice: VariantChoice;
}

function Price({ product: { isSalable, price }, choice }: PriceProps) {
  if (!isSalable || !price) {
    return (
      <Text mt="5" textStyle="subheading" fontStyle="italic" color="accent">
        {isSalable ? 'Price on request' : 'Recently sold'}
      </Text>
    );
  }
  const chosen = choice.price;
  if (chosen && chosen.amount !== price.current.amount) {
    return (
      <chakra.p css={styles.price}>
        <strong>{formatMoney(chosen)}</strong>
      </chakra.p>
    );
  }
  return (
    <chakra.p css={styles.price}>
      <PriceText price={price}>
        <strong>
          {choice.isLowest && 'From '}
          {formatMoney(price.current)}
        </strong>
      </PriceText>
    </chakra.p>
  );
}

/** Adds the product or the chosen variant to the cart, or asks for the choice. */
export function BuyButton({ choice: { item, showMissing } }: { choice: VariantChoice }) {
  if (item) return <AddToCartButton item={item} />;
  return (
    <Button size="lg" width="full" onClick={showMissing}>
      Add To Shopping Bag
    </Button>
  );
}

function BuyActions({ product, choice }: { product: PageProduct; choice: VariantChoice }) {
  const features = useFeatures();
  // A quote is paid like an item, but nothing is shipped or reserved.
  const isItem = product.quoteId === null;
  return (
    <>
      {product.variants.length > 0 && <VariantFields choice={choice} />}
      <chakra.div css={styles.actions}>
        <Box flex="1 1 calc(100% - {spacing.18})" hideBelow="md">
          <BuyButton choice={choice} />
        </Box>
        {features.has('WISHLIST') && <FavoriteHeart productId={product.id} name={product.name} />}
        {choice.item && <BuyNow item={choice.item} />}
        {isItem && features.has('PRICE_ALERTS') && <PriceAlertButton sku={product.sku} />}
      </chakra.div>
      {isItem && (
        <Text mt="3" fontSize="sm" color="fg.muted">
          {product.isOneOfAKind ? 'One of a kind, and not' : 'Not'} reserved until you complete
          checkout.
        </Text>
      )}
    </>
  );
}

/** Links to the similar items, once they are on the page, and to saving a search for the same designer and kind. */
function SoldActions({ product }: { product: PageProduct }) {
  const features = useFeatures();
  const href = features.has('SAVED_SEARCHES') ? similarHref(product) : null;
  return (
    <chakra.div mt="6" _print={{ display: 'none' }}>
      {product.related.length > 0 && (
        <ButtonLink variant="outline" size="lg" width="full" to="#related">
          See similar items
        </ButtonLink>
      )}
      {href && (
        <ButtonLink variant="plain" mt="1" to={href} rel="nofollow">
          Notify me when a similar piece arrives
        </ButtonLink>
      )}
    </chakra.div>
  );
}

/**
 * A table of grade and state of each part, with a link to the condition guide. `topCategory` is the first level-0
 * category, or the second if the first is Designers; null if the product has none.
 */
function Condition({
  condition,
  topCategory,
}: {
  condition: NonNullable<PageProduct['condition']>;
  topCategory: string | null;
}) {
  const parts = [
    ['Grade', condition.label],
    ['Exterior', condition.exterior],
    ['Interior', condition.interior],
  ] as const;
  return (
    <Box mt="8">
      <Table.Root css={conditionStyles.table}>
        <Table.Caption captionSide="top">Condition</Table.Caption>
        <Table.Body>
          {parts.map(
            ([part, state]) =>
              state && (
                <Table.Row key={part}>
                  <th scope="row">{part}</th>
                  <td>{state}</td>
                </Table.Row>
              ),
          )}
        </Table.Body>
      </Table.Root>
      {topCategory && <ConditionGuide topCategory={topCategory} />}
    </Box>
  );
}

/** Opens the condition guide for this kind of product: the content block of its top category. */
function ConditionGuide({ topCategory }: { topCategory: string }) {
  const [isOpen, setIsOpen] = useState<boolean | null>(null);
  const { data, error, refetch } = useConditionBlockQuery({
    variables: { identifier: `product_details_condition_${topCategory.toLowerCase()}` },
    skip: isOpen === null,
    notifyOnNetworkStatusChange: true,
  });
  const block = data?.cmsBlocks?.items?.[0];
  const texts = [block?.headerContent, block?.content].filter((html) => typeof html === 'string');
  return (
    <>
      <Button variant="plain" fontSize="lg" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        What the grades mean
      </Button>
      <Dialog
        isOpen={isOpen === true}
        onClose={() => setIsOpen(false)}
        title={block?.title ?? 'Condition'}
      >
        {!data && !error && <Skeleton height="60" aria-hidden />}
        {error && <LoadFailure text="We couldn’t load this guide." refetch={refetch} />}
        {texts.map(
          (html) =>
            html && (
              <chakra.div key={html} css={conditionStyles.grades}>
                <Html html={html} />
              </chakra.div>
            ),
        )}
      </Dialog>
    </>
  );
}

function ExoticNote({ material }: { material: string | null }) {
  return (
    <Text mt="6" ps="4" borderInlineStart="rule" borderColor="accent" fontSize="md">
      <chakra.strong display="block" fontWeight="medium">
        Shipping restrictions apply.
      </chakra.strong>{' '}
      {material ?? 'This material'} comes from a protected or exotic species, and some states and
      countries restrict its import. We check your address before we ship.
    </Text>
  );
}
