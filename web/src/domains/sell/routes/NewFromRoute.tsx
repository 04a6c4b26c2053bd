import { useEffect } from 'react';
import { redirect, useNavigate, useParams } from 'react-router';
import { hasErrorCode } from '#lib/forms/rejection.ts';
import { EmptyNote } from '#ui/EmptyNote.tsx';
import { QueryPlaceholder } from '#ui/Loadable.tsx';
import { useSellItemReadQuery } from '../items/SellItem.generated.ts';
import { CustomersOnly, SellPage } from '../shared/SellPage.tsx';
import { useStartItem } from '../submission/formNavigation.ts';
import { toDraftItem } from '../submission/remoteDraft.ts';
import type { Route } from './+types/NewFromRoute.ts';

export const loader = ({ params }: Route.LoaderArgs) => {
  if (!params.id) throw redirect('/sell/new');
  return null;
};

/** A new submission based on an earlier item: /sell/index/index/new/{id}. */
export default function NewFromRoute() {
  const { id = '' } = useParams();
  return (
    <SellPage title="Sell to us" heading="New submission" isNarrow>
      <CustomersOnly text="Please sign in to start from an earlier item.">
        <StartFrom id={id} />
      </CustomersOnly>
    </SellPage>
  );
}

/** Copies an earlier item's details, but not its photos, which show a different piece. Then opens the form. */
function StartFrom({ id }: { id: string }) {
  const navigate = useNavigate();
  const startItem = useStartItem();
  const query = useSellItemReadQuery({ variables: { id } });
  const item = query.data?.sellItem;
  useEffect(() => {
    if (!item) return;
    const path = startItem({ ...toDraftItem(item), photos: [] });
    void navigate(path, { replace: true });
  }, [item, navigate, startItem]);
  if (hasErrorCode(query.error, 'NOT_FOUND')) return <NoSuchItem />;
  return <QueryPlaceholder query={query} height="120" />;
}

function NoSuchItem() {
  const link = { to: '/sell/new', text: 'Sell an item' };
  return (
    <EmptyNote title="This item isn’t in your account" link={link}>
      It may belong to another account. You can start without it.
    </EmptyNote>
  );
}
