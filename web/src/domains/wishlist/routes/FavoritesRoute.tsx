import { useQuery } from '@apollo/client/react';
import { useEffect } from 'react';
import {
  FavoriteDrops,
  FavoritesRoute as FavoritesDocument,
} from '../../../generated/documents.ts';
import { counted } from '../../../shared/counts.ts';
import { session, useSession } from '../../../shared/session/useSession.ts';
import { Button, ButtonLink } from '../../../ui/Button.tsx';
import { EmptyNote } from '../../../ui/EmptyNote.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { CardSkeletons } from '../../catalog/index.ts';
import { useFavorites } from '../favorites/useFavorites.ts';
import { FavoriteItem } from './FavoriteItem.tsx';
import { missingFavorites, shownFavorites } from './order.ts';
import { useUndo } from './useUndo.ts';
import './favoritesPage.css';

const SKELETONS = 4;

/** The customer's favorites. The server sends the page without them: they are the browser's to ask for. */
export default function FavoritesRoute() {
  const { status } = useSession();
  return (
    <div className="e-wrap e-wide e-favorites">
      <PageHead title="Favorites" canonical={null} />
      <h1 className="e-title">Favorites</h1>
      {status === 'unknown' && <CardSkeletons count={SKELETONS} />}
      {status === 'guest' && <GuestsFavorites />}
      {status === 'customer' && <CustomersFavorites />}
    </div>
  );
}

function GuestsFavorites() {
  return (
    <div className="e-favorites-state">
      <p>Please sign in to see the pieces you keep an eye on.</p>
      <Button onClick={() => session.askToSignIn()}>Sign In</Button>
    </div>
  );
}

function CustomersFavorites() {
  const { ids, status } = useFavorites();
  const { data, error, refetch, dataState } = useQuery(FavoritesDocument, {
    fetchPolicy: 'cache-and-network',
  });
  const { data: alerts } = useQuery(FavoriteDrops, { errorPolicy: 'ignore' });
  const items = data?.wishlist?.items ?? [];
  useMissing(data ? missingFavorites(items, ids) : [], refetch);
  useUndo((id) => items.find((item) => item.productId === id)?.product?.name ?? null);
  if (error && dataState === 'empty') return <Unreadable onRetry={() => void refetch()} />;
  if (!data || status === 'idle') return <CardSkeletons count={SKELETONS} />;
  const shown = shownFavorites(items, ids);
  if (shown.length === 0)
    return status === 'ready' ? <Empty /> : <CardSkeletons count={SKELETONS} />;
  const dropOf = (sku: string) => {
    const amount = alerts?.priceAlerts.find((alert) => alert.sku === sku)?.droppedBy.amount;
    return amount && Number(amount) > 0 ? amount : null;
  };
  return (
    <>
      <p role="status" className="e-favorites-count">
        <VisuallyHidden>Favorites, </VisuallyHidden>
        {counted(shown.length, 'item')}
      </p>
      <ul className="e-grid">
        {shown.map((favorite, index) => (
          <FavoriteItem
            key={favorite.id}
            favorite={favorite}
            droppedBy={dropOf(favorite.sku)}
            isEager={index < SKELETONS}
          />
        ))}
      </ul>
    </>
  );
}

/** A piece that has just become a favorite, here or in another tab, is among the ids before it is among what was read. */
function useMissing(missing: readonly string[], readAgain: () => Promise<unknown>): void {
  const which = missing.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same pieces are asked for once.
  useEffect(() => {
    if (which) void readAgain().catch(() => undefined);
  }, [which]);
}

function Empty() {
  return (
    <EmptyNote
      title="No favorites yet"
      action={<ButtonLink to="/latest-arrivals">See what has just come in</ButtonLink>}
    >
      A heart on any piece keeps it in this place.
    </EmptyNote>
  );
}

function Unreadable({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="e-favorites-state" role="alert">
      <p>We could not load your favorites.</p>
      <Button variant="outline" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}
