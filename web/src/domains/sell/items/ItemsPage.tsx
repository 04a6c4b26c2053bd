import { Badge, Box, Button, chakra, Grid, Image, Skeleton, Stack } from '@chakra-ui/react';
import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useSession } from '#apollo/session/session.ts';
import { lazyComponent } from '#lib/browser/lazyComponent.ts';
import { sellItems as styles } from '#theme/recipes/sell.ts';
import { Caption, Eyebrow } from '#ui/Caption.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { EmptyNote } from '#ui/EmptyNote.tsx';
import { ButtonLink, TextLink } from '#ui/Links.tsx';
import { QueryPlaceholder } from '#ui/Loadable.tsx';
import { Pages } from '#ui/Pages.tsx';
import { LiveUpdates, useLiveQueryOptions } from '../shared/LiveUpdates.tsx';
import { CustomersOnly, SellPage } from '../shared/SellPage.tsx';
import { Shipment, type ShipmentView, shipmentTitle } from '../shipping/Shipment.tsx';
import { OPENED, useFormNavigation } from '../submission/formNavigation.ts';
import { ItemDetails } from './ItemDetails.tsx';
import { formatMediumDay, isOwnersTurn, nextActionText } from './labels.ts';
import { Payouts } from './Payouts.tsx';
import {
  type SellItem_RowFragment,
  type SellItemFilter,
  useSellItemListQuery,
} from './SellItem.generated.ts';
import { StatusFilters, toFilter } from './StatusFilters.tsx';

interface ItemsPageProps {
  readonly title: string;
  /** Why a guest should sign in. */
  readonly text: string;
  /** Limits the list when no filter is selected; empty for all items. */
  readonly base?: readonly SellItemFilter[];
  readonly forGuests?: ReactNode;
}

export function ItemsPage({ title, text, base = [], forGuests }: ItemsPageProps) {
  return (
    <SellPage title={title} heading={title} action={<SellButton />}>
      <CustomersOnly text={text} forGuests={forGuests}>
        <LiveUpdates>
          <Items base={base} />
        </LiveUpdates>
      </CustomersOnly>
    </SellPage>
  );
}

export function Items({ base }: Required<Pick<ItemsPageProps, 'base'>>) {
  const [search, setSearch] = useSearchParams();
  const { filter, page, itemId, isPayouts } = readSearch(search);
  const [shipping, setShipping] = useState<ShipmentView | null>(null);
  const query = useSellItemListQuery({
    variables: { page, filters: filter === null ? [...base] : [filter] },
    ...useLiveQueryOptions(),
  });
  const { data, previousData } = query;
  const known = data ?? previousData;
  const items = known?.sellItems?.items;

  const close = () => {
    setShipping(null);
    setSearch((now) => withParam(now, 'item', null), { replace: true, preventScrollReset: true });
  };
  const ship = (forceItem: string | null) => setShipping({ forceItem, showShipped: false });
  return (
    <>
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', lg: '15rem minmax(0, 1fr)' }}
        rowGap="6"
        columnGap="14"
        mt="5"
      >
        <StatusFilters data={known} base={base} current={filter} isPayouts={isPayouts} />
        {isPayouts ? (
          <Payouts />
        ) : (
          <Box minWidth="0">
            {!items && <QueryPlaceholder query={query} height="80" />}
            {data && items?.length === 0 && <NoItems isFiltered={filter !== null} />}
            <chakra.ul css={styles.root} aria-busy={!data || undefined}>
              {items?.map((item) => (
                <ItemRow key={item.id} item={item} onShip={ship} />
              ))}
            </chakra.ul>
            <Pages
              page={page}
              pageCount={known?.sellItems?.pageCount ?? 0}
              getHref={(to) => `?${withParam(search, 'page', String(to))}`}
            />
          </Box>
        )}
      </Grid>
      <Dialog
        isOpen={shipping !== null || itemId !== null}
        onClose={close}
        title={shipping ? shipmentTitle(shipping) : 'Your item'}
        focusesTitle
      >
        {shipping && <Shipment view={shipping} onView={setShipping} />}
        {!shipping && itemId !== null && (
          <ItemDetails key={itemId} id={itemId} onShip={ship} isInDialog />
        )}
      </Dialog>
    </>
  );
}

function readSearch(search: URLSearchParams) {
  const page = Number(search.get('page') ?? 1);
  return {
    filter: toFilter(search.get('status')),
    page: Number.isInteger(page) && page > 0 ? page : 1,
    itemId: search.get('item'),
    isPayouts: search.get('view') === 'payouts',
  };
}

function withParam(search: URLSearchParams, name: string, value: string | null): URLSearchParams {
  const params = new URLSearchParams(search);
  if (value === null) params.delete(name);
  else params.set(name, value);
  return params;
}

function ItemRow(props: { item: SellItem_RowFragment; onShip: (itemId: string) => void }) {
  const { item, onShip } = props;
  const [search] = useSearchParams();
  const photo = item.photos[0];
  return (
    <chakra.li css={styles.row}>
      <Box width="15" height="20" bg="bg.subtle">
        {photo && <Image src={photo.path} alt="" boxSize="full" objectFit="cover" loading="lazy" />}
      </Box>
      <div>
        <Eyebrow>{item.designer}</Eyebrow>
        <TextLink
          variant="plain"
          css={styles.name}
          to={`?${withParam(search, 'item', item.id)}`}
          preventScrollReset
        >
          {item.model}
        </TextLink>
        <Caption>
          Quote Id {item.quoteId} · sent {formatMediumDay(item.createdAt)}
        </Caption>
      </div>
      <Stack align="start" gap="1" css={styles.state}>
        <Badge data-turn={isOwnersTurn(item) || undefined}>{item.statusLabel}</Badge>
        <Caption textWrap="balance">{nextActionText(item)}</Caption>
      </Stack>
      {item.allowedActions.includes('SHIP') && (
        <Button
          css={styles.action}
          size="sm"
          variant="outline"
          aria-label={`Ship ${item.designer} ${item.model}`}
          onClick={() => onShip(item.id)}
        >
          Ship
        </Button>
      )}
    </chakra.li>
  );
}

function NoItems({ isFiltered }: { isFiltered: boolean }) {
  return isFiltered ? (
    <EmptyNote mt="0" title="No items here" link={{ to: '/sell/items', text: 'Show all items' }}>
      No items have this status right now.
    </EmptyNote>
  ) : (
    <EmptyNote mt="0" title="No items yet" link={{ to: '/sell/new', text: 'Sell an item' }}>
      Send us photos of a piece you no longer carry and we’ll tell you what it’s worth.
    </EmptyNote>
  );
}

const Submission = lazyComponent(() => import('../submission/Submission.tsx'), 'Submission');

/** Opens a new submission in a dialog; a guest, who has to sign in later, gets a page instead. */
function SellButton() {
  const { search, close } = useFormNavigation();
  const { status } = useSession();
  const open = new URLSearchParams(search);
  open.set('sell', 'new');
  const isCustomer = status === 'customer';
  const isOpen = isCustomer && search.get('sell') === 'new';
  return (
    <>
      <ButtonLink
        variant="outline"
        size="sm"
        to={isCustomer ? { search: `?${open}` } : '/sell/new'}
        state={isCustomer ? OPENED : null}
        preventScrollReset={isCustomer}
      >
        Sell an item
      </ButtonLink>
      <Dialog isOpen={isOpen} onClose={close} title="New submission" closesOutside={false}>
        {isOpen && <Submission fallback={<Skeleton height="120" aria-hidden />} />}
      </Dialog>
    </>
  );
}
