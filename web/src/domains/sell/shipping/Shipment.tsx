import { Button, Fieldset, List, Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { focusOnMount } from '#lib/browser/focusOnMount.ts';
import { list } from '#theme/recipes/list.ts';
import { FormAlert } from '#ui/form/Form.tsx';
import { Checkbox } from '#ui/form/FormField.tsx';
import { QueryPlaceholder } from '#ui/Loadable.tsx';
import type { SellItem_RowFragment } from '../items/SellItem.generated.ts';
import { refetchItems } from '../shared/LiveUpdates.tsx';
import { Parcel } from './Parcel.tsx';
import {
  ParcelForm,
  type ParcelValues,
  readParcelDraft,
  toParcelInput,
  toSender,
  updateParcelDraft,
} from './ParcelForm.tsx';
import {
  type SellShipment_NewFragment,
  useCreateSellShipmentMutation,
  useSellItemsAwaitingShipmentQuery,
  useSellShippedQuery,
} from './SellShipment.generated.ts';

/** The state of the shipment dialog: `forceItem` is preselected; `showShipped` lists parcels in transit. */
export interface ShipmentView {
  readonly forceItem: string | null;
  readonly showShipped: boolean;
}

export const shipmentTitle = ({ showShipped }: ShipmentView): string =>
  showShipped ? 'Packages in transit' : 'Ship to us';

/** Ships accepted items, one or several in one box, or shows the parcels in transit. */
export function Shipment(props: { view: ShipmentView; onView: (view: ShipmentView) => void }) {
  const { view, onView } = props;
  return (
    <Stack gap="3" align="start">
      {view.showShipped ? <Shipped /> : <ToShip forceItem={view.forceItem} />}
      <Button
        variant="ghost"
        size="sm"
        ms="-3"
        onClick={() => onView({ ...view, showShipped: !view.showShipped })}
      >
        {view.showShipped ? 'Items to ship' : 'Packages in transit'}
      </Button>
    </Stack>
  );
}

const toName = ({ designer, model }: SellItem_RowFragment): string => `${designer} ${model}`;

function ToShip({ forceItem }: { forceItem: string | null }) {
  const query = useSellItemsAwaitingShipmentQuery({ fetchPolicy: 'network-only' });
  const [createShipment, { data: created, client }] = useCreateSellShipmentMutation();
  const { cache } = client;
  const [others, setOthers] = useState(() => readParcelDraft(cache, false).itemIds);
  const parcel = created?.sellShipmentCreate.shipment;
  if (parcel) {
    return (
      <LabelReady parcel={parcel} canEmail>
        Your label is ready. We’ve also emailed it to you.
      </LabelReady>
    );
  }
  const { customer, sellItems } = query.data ?? {};
  if (!sellItems) {
    return <QueryPlaceholder query={query} height="60" text="We couldn’t load your items." />;
  }
  const { items } = sellItems;
  if (items.length === 0) return <p>No items to ship.</p>;
  const isForced = (id: string) => id === forceItem;
  const itemIds = items.map(({ id }) => id).filter((id) => isForced(id) || others.includes(id));
  const toggle = (id: string) => {
    const chosen = others.includes(id) ? others.filter((other) => other !== id) : [...others, id];
    setOthers(chosen);
    updateParcelDraft(cache, false, { itemIds: chosen });
  };
  const create = async (values: ParcelValues) => {
    if (itemIds.length === 0) return [{ message: 'Please choose at least one item.' }];
    const input = { itemIds, ...toParcelInput(values) };
    const result = await createShipment({ variables: { input } });
    void refetchItems(client);
    return result.data?.sellShipmentCreate.userErrors;
  };
  return (
    <Stack gap="5" width="full">
      <Fieldset.Root pb="4" borderBottom="line">
        <Fieldset.Legend>What goes into this box?</Fieldset.Legend>
        {items.map((item) => (
          <Checkbox
            key={item.id}
            label={toName(item)}
            checked={itemIds.includes(item.id)}
            disabled={isForced(item.id)}
            onChange={() => toggle(item.id)}
          />
        ))}
      </Fieldset.Root>
      <ParcelForm {...(customer && { sender: toSender(customer) })} onCreate={create} />
    </Stack>
  );
}

export function LabelReady(props: {
  parcel: SellShipment_NewFragment;
  canEmail: boolean;
  children: string;
}) {
  return (
    <Stack ref={focusOnMount} tabIndex={-1} outline="0" gap="5" width="full">
      <FormAlert tone="good">{props.children}</FormAlert>
      <Parcel {...props} />
      <List.Root recipe={list} as="ol" gap="1.5" textStyle="caption" color="fg.muted">
        <li>Wrap each piece in its dust bag or tissue, with the hardware covered.</li>
        <li>Put the packing slip inside, and fill the box so nothing moves.</li>
        <li>Tape the label on top and drop off the package within 7 days.</li>
      </List.Root>
    </Stack>
  );
}

function Shipped() {
  const query = useSellShippedQuery({ fetchPolicy: 'network-only' });
  const items = query.data?.sellItems?.items;
  if (!items) {
    return <QueryPlaceholder query={query} height="60" text="We couldn’t load your packages." />;
  }
  if (items.length === 0) return <p>No packages in transit.</p>;
  const parcels = new Map(
    items.flatMap(({ shipment }) => (shipment ? [[shipment.id, shipment]] : [])),
  );
  return (
    <Stack gap="5" width="full">
      {[...parcels.values()].map((parcel) => (
        <div key={parcel.id}>
          <p>
            {items
              .filter(({ id }) => parcel.itemIds.includes(id))
              .map(toName)
              .join(', ')}
          </p>
          <Parcel parcel={parcel} canEmail />
        </div>
      ))}
    </Stack>
  );
}
