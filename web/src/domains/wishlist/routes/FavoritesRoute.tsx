import { Button, Container, chakra, HStack, Stack, Text, VisuallyHidden } from '@chakra-ui/react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useSession } from '#apollo/session/session.ts';
import { AddToCartButton } from '#domains/cart/index.ts';
import { CardSkeletons, ProductCard, ProductGrid } from '#domains/catalog/index.ts';
import { SignInButtons } from '#domains/customer/index.ts';
import { useFocusAfterRemoval } from '#lib/browser/useFocusAfterRemoval.ts';
import { counted } from '#lib/format/counts.ts';
import { formatMoney } from '#lib/format/money.ts';
import { useFeatures } from '#lib/site/useSite.ts';
import { Caption } from '#ui/Caption.tsx';
import { EmptyNote } from '#ui/EmptyNote.tsx';
import { ButtonLink } from '#ui/Links.tsx';
import { LoadFailure } from '#ui/Loadable.tsx';
import { PageHead, PageTitle } from '#ui/PageHead.tsx';
import { toaster } from '#ui/toaster.ts';
import { useFavorites } from '../FavoritesProvider.tsx';
import {
  type FavoritesRouteQuery,
  useFavoriteDropsQuery,
  useFavoritesRouteQuery,
} from './FavoritesRoute.generated.ts';

type Item = NonNullable<FavoritesRouteQuery['wishlist']>['items'][number];
/** A favorite with the product shown on its card. */
type Favorite = Item & { readonly product: NonNullable<Item['product']> };

const isSold = ({ product }: Favorite): boolean => product.availability === 'RECENTLY_SOLD';

/** The favorites among `ids` that can be shown, in order, sold ones last. */
function shownFavorites(items: readonly Item[], ids: readonly string[]): Favorite[] {
  const shown = items.filter(
    (item): item is Favorite => item.product !== null && ids.includes(item.productId),
  );
  return [...shown.filter((item) => !isSold(item)), ...shown.filter(isSold)];
}

const SKELETONS = 4;

/** The customer's favorites. The server renders the page without them because only the browser knows the session. */
export default function FavoritesRoute() {
  const { status } = useSession();
  // Keeps the footer below the viewport while the session is unknown.
  return (
    <Container fluid minHeight="100svh" pt="12" pb="16">
      <PageHead title="Favorites" canonical={null} />
      <PageTitle>Favorites</PageTitle>
      {status === 'unknown' && <Loading />}
      {status === 'guest' && <GuestFavorites />}
      {status === 'customer' && <CustomerFavorites />}
    </Container>
  );
}

function Loading() {
  return (
    <chakra.div mt="14">
      <CardSkeletons count={SKELETONS} />
    </chakra.div>
  );
}

function GuestFavorites() {
  return (
    <Stack gap="5" align="start" mt="5">
      <p>Please sign in to see the pieces you’ve saved.</p>
      <SignInButtons />
    </Stack>
  );
}

function CustomerFavorites() {
  const { ids, status } = useFavorites();
  const features = useFeatures();
  const { data, error, refetch, dataState } = useFavoritesRouteQuery({
    fetchPolicy: 'cache-and-network',
  });
  const { data: alerts } = useFavoriteDropsQuery({
    errorPolicy: 'ignore',
    skip: !features.has('PRICE_ALERTS'),
  });
  const grid = useFocusAfterRemoval<HTMLUListElement>();
  const items = data?.wishlist?.items ?? [];
  // Optimistic favorites cannot be fetched before the gateway has confirmed them.
  const isLoaded = data && status === 'ready';
  const missing = ids.filter((id) => !items.some((item) => item.productId === id));
  useRefetchMissing(isLoaded ? missing : [], refetch);
  useUndoToast((id) => items.find((item) => item.productId === id)?.product?.name ?? null);
  if (error && dataState === 'empty') {
    return <LoadFailure text="We couldn’t load your favorites." refetch={refetch} />;
  }
  if (!data || status === 'idle') return <Loading />;
  const shown = shownFavorites(items, ids);
  const hidden = items.filter(
    ({ product, productId }) => product === null && ids.includes(productId),
  );
  if (shown.length + hidden.length === 0 && status !== 'ready') return <Loading />;
  if (shown.length === 0) {
    const link = { to: '/latest-arrivals', text: 'Shop new arrivals' };
    return (
      <>
        <EmptyNote title="No favorites yet" link={link}>
          Tap the heart on any piece to save it here.
        </EmptyNote>
        <HiddenFavorites items={hidden} />
      </>
    );
  }
  const getDrop = (sku: string) => {
    const amount = alerts?.priceAlerts?.find((alert) => alert.sku === sku)?.droppedBy.amount;
    return amount && Number(amount) > 0 ? amount : null;
  };
  return (
    <>
      <Text role="status" mt="2" mb="6" color="fg.muted">
        <VisuallyHidden>Favorites, </VisuallyHidden>
        {counted(shown.length, 'item')}
      </Text>
      <ProductGrid ref={grid}>
        {shown.map((favorite, index) => (
          <FavoriteItem
            key={favorite.id}
            favorite={favorite}
            droppedBy={getDrop(favorite.sku)}
            isEager={index < SKELETONS}
          />
        ))}
      </ProductGrid>
      <HiddenFavorites items={hidden} />
    </>
  );
}

/** Favorites of kinds that the shop does not sell, such as bundles. They cannot be added again: there is no undo. */
function HiddenFavorites({ items }: { items: readonly Item[] }) {
  const { toggle } = useFavorites();
  const list = useFocusAfterRemoval<HTMLUListElement>();
  if (items.length === 0) return null;
  return (
    <Stack mt="6" gap="1">
      <Caption>{counted(items.length, 'more saved item')} can’t be shown here.</Caption>
      <ul ref={list}>
        {items.map(({ id, productId, name }) => (
          <HStack as="li" key={id} justify="space-between" maxWidth="measure">
            <Text>{name}</Text>
            <Button
              variant="ghost"
              size="sm"
              aria-label={`Remove ${name} from favorites`}
              onClick={() => toggle(productId)}
            >
              Remove
            </Button>
          </HStack>
        ))}
      </ul>
    </Stack>
  );
}

interface FavoriteItemProps {
  readonly favorite: Favorite;
  /** Dollars as a decimal; null if the price has not dropped. */
  readonly droppedBy: string | null;
  readonly isEager: boolean;
}

/** On phones the button's text is smaller, to fit into one line. */
const ITEM = {
  '& > article': { flex: '1' },
  '& .chakra-button': { px: '1', fontSize: { base: 'md', sm: 'lg' }, textWrap: 'balance' },
} as const;

/** One favorite: the card, a cart button or a link to similar items, and the price drop since the alert was created. */
function FavoriteItem({ favorite, droppedBy, isEager }: FavoriteItemProps) {
  const { product } = favorite;
  return (
    <Stack as="li" gap="3" css={ITEM}>
      <ProductCard product={product} isEager={isEager} />
      {droppedBy && (
        <Text fontSize="sm" color="accent">
          Down {formatMoney({ amount: droppedBy })} since you set an alert
        </Text>
      )}
      <FavoriteAction favorite={favorite} />
    </Stack>
  );
}

/** What a shopper can do with it: add it, choose a variant on its page, or find similar ones once it is sold. */
function FavoriteAction({ favorite }: Pick<FavoriteItemProps, 'favorite'>) {
  const { toggle } = useFavorites();
  const { product, productId } = favorite;
  if (isSold(favorite)) {
    return (
      <Stack gap="0" align="center">
        <ButtonLink variant="outline" width="full" to={`${product.path}#related`}>
          Find similar
        </ButtonLink>
        <Button
          variant="ghost"
          size="sm"
          aria-label={`Remove ${product.name} from favorites`}
          onClick={() => toggle(productId)}
        >
          Remove
        </Button>
      </Stack>
    );
  }
  if (product.variantOptions.length === 0) return <AddToCartButton item={product} />;
  return (
    <ButtonLink size="lg" width="full" to={product.path}>
      Choose {product.variantOptions.join(' and ').toLowerCase()}
    </ButtonLink>
  );
}

/** Refetches when a new favorite, added here or in another tab, is not among the loaded items yet. */
function useRefetchMissing(missing: readonly string[], readAgain: () => Promise<unknown>): void {
  const key = missing.join();
  const refetch = useEffectEvent(readAgain);
  useEffect(() => {
    if (key) void refetch().catch(() => undefined);
  }, [key]);
}

/** Offers to undo a removal. `getName` returns a product's name by id. */
function useUndoToast(getName: (productId: string) => string | null): void {
  const { ids, status, toggle } = useFavorites();
  const before = useRef<readonly string[]>([]);
  const offerUndo = useEffectEvent((id: string) => {
    const name = getName(id);
    if (name === null) return;
    const action = { label: 'Undo', onClick: () => toggle(id) };
    toaster.create({ description: `${name} was removed from your favorites.`, action });
  });
  useEffect(() => {
    if (status !== 'ready') return;
    const removed = before.current.filter((id) => !ids.includes(id));
    before.current = ids;
    for (const id of removed) offerUndo(id);
  }, [ids, status]);
}
