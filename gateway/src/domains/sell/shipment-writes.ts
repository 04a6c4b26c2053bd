import type { Attempt } from '../../calls/attempt.ts';
import { SELL_SHIPMENT_RULES } from '../../calls/errors/sell.ts';
import { notFound, write } from '../../calls/write.ts';
import type { GatewayContext } from '../../context.ts';
import { isNumericId } from '../../core/input.ts';
import type {
  GuestSellShipmentCreateInput,
  SellShipmentCreateInput,
  SellShipmentLabelEmailInput,
} from '../../generated/types.ts';
import { sellEndpoints } from '../../sources/commerce-rest/sell-endpoints.ts';
import type { ShipmentResponse } from '../../sources/commerce-rest/sell-responses.ts';
import { toGuestParcelBody, toLabelBody, toParcelBody } from './input-mappers.ts';
import { toShipment } from './mappers.ts';

const toPayload = ({ value, userErrors }: Attempt<ShipmentResponse>) => ({
  shipment: value === null ? null : toShipment(value),
  userErrors,
});

/** Puts the customer's items into one parcel. */
export const ship = async (
  { itemIds, ...input }: SellShipmentCreateInput,
  context: GatewayContext,
) => {
  if (!itemIds.every(isNumericId)) {
    return { shipment: null, userErrors: [notFound('itemIds', 'There is no such item.')] };
  }
  const shipment = { ...toParcelBody(input), items: itemIds.map(Number) };
  return toPayload(
    await write(context, sellEndpoints.ship, { body: { shipment }, rules: SELL_SHIPMENT_RULES }),
  );
};

/** Ships items for their owner. */
export const shipAsGuest = async (input: GuestSellShipmentCreateInput, context: GatewayContext) =>
  toPayload(
    await write(context, sellEndpoints.shipAsGuest, {
      body: { shipment: toGuestParcelBody(input) },
      as: 'nobody',
      rules: SELL_SHIPMENT_RULES,
    }),
  );

/** Mails a label once more. */
export const emailLabel = async (
  { shipmentId }: SellShipmentLabelEmailInput,
  context: GatewayContext,
) => {
  if (!isNumericId(shipmentId)) {
    return { isSent: false, userErrors: [notFound('shipmentId', 'There is no such parcel.')] };
  }
  const { value, userErrors } = await write(context, sellEndpoints.emailLabel, {
    body: toLabelBody(shipmentId),
    rules: SELL_SHIPMENT_RULES,
  });
  return { isSent: value === true, userErrors };
};
