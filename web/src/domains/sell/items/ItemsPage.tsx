import { Button, Skeleton } from '@chakra-ui/react';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { Dialog } from '#ui/Dialog.tsx';
import { EmptyNote } from '#ui/EmptyNote.tsx';
import { LoadFailure } from '#ui/LoadFailure.tsx';
import { Pages } from '#ui/Pages.tsx';
import { useUpToDate } from '../shared/useUpToDate.ts';
import { Shipment, type ShipmentView, shipmentTitle } from '../shipping/Shipment.tsx';
import { ItemDetails } from './ItemDetails.tsx';
import { ItemRow } from './ItemRow.tsx';
import { readListParams } from './listParams.ts';
import { Payouts } from './Payouts.tsx';
import { type SellItemFilter, useSellItemListQuery } from './SellItem.generated.ts';
import { StatusFilters } from './StatusFilters.tsx';
import './items.css';

/** The customer's items by status, with everything that can be done from a list. `base` narrows what is shown without a filter. */
export function ItemsPage({ base = [] }: { base?: readonly SellItemFilter[] }) {
  const [search, setSearch] = useSearchParams();
  const params = readListParams(search);
  const [shipping, setShipping] = useState<ShipmentView | null>(null);
  const filters = params.filter === null ? [...base] : [params.filter];
  const variables = { page: params.page, filters };
  const { data, previousData, error, refetch } = useSellItemListQuery({
    variables,
    ...useUpToDate(),
  });
  const known = data ?? previousData;

  const close = () => {
    setShipping(null);
    setSearch((now) => without(now, 'item'), { replace: true, preventScrollReset: true });
  };
  const ship = (forceItem: string | null) => setShipping({ forceItem, showShipped: false });
  return (
    <>
      <div className="e-sell-layout">
        <StatusFilters
          data={known}
          base={base}
          current={params.filter}
          isPayouts={params.isPayouts}
        />
        <div className="e-sell-main">
          {params.isPayouts ? (
            <Payouts />
          ) : (
            <>
              {error && !known && <LoadFailure onRetry={() => void refetch()} />}
              {!error && !known && <Skeleton height="80" aria-hidden />}
              {data && data.sellItems.items.length === 0 && (
                <Empty isFiltered={params.filter !== null} />
              )}
              <ul className="e-sell-items" aria-busy={!data || undefined}>
                {known?.sellItems.items.map((item) => (
                  <ItemRow key={item.id} item={item} onShip={ship} />
                ))}
              </ul>
              <Pages
                page={params.page}
                pageCount={known?.sellItems.pageCount ?? 0}
                hrefOf={(page) => `?${withPage(search, page)}`}
              />
            </>
          )}
        </div>
      </div>
      <Dialog
        isOpen={shipping !== null || params.item !== null}
        onClose={close}
        title={shipping ? shipmentTitle(shipping) : 'Your item'}
      >
        {shipping && <Shipment view={shipping} onView={setShipping} />}
        {!shipping && params.item !== null && (
          <ItemDetails id={params.item} onShip={ship} isInDialog />
        )}
      </Dialog>
    </>
  );
}

function without(params: URLSearchParams, name: string): URLSearchParams {
  const rest = new URLSearchParams(params);
  rest.delete(name);
  return rest;
}

function withPage(params: URLSearchParams, page: number): URLSearchParams {
  const next = new URLSearchParams(params);
  next.set('page', String(page));
  return next;
}

function Empty({ isFiltered }: { isFiltered: boolean }) {
  return (
    <EmptyNote
      title={isFiltered ? 'Nothing here now' : 'Nothing to show yet'}
      action={
        <Button asChild>
          <Link to={isFiltered ? '/sell/items' : '/sell/new'}>
            {isFiltered ? 'Show All Items' : 'Sell an Item'}
          </Link>
        </Button>
      }
    >
      {isFiltered
        ? 'No item has this status at the moment.'
        : 'Send us photos of a piece you no longer carry, and we tell you what it may bring.'}
    </EmptyNote>
  );
}
