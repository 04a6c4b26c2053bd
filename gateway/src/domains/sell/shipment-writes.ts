import type { GatewayContext } from '../../context.ts';
import type {
  GuestSellShipmentCreateInput,
  SellShipmentCreateInput,
  SellShipmentLabelEmailInput,
  UserError,
} from '../../generated/types.ts';
import { tokenOf } from '../../session/session.ts';
import { attempt } from '../../shared/attempt.ts';
import { SELL_SHIPMENT_RULES } from '../../shared/errors/sell.ts';
import { isNumericId } from '../../shared/input.ts';
import type { ShipmentAnswer } from '../../sources/commerce-rest/sell-answers.ts';
import { sellEndpoints } from '../../sources/commerce-rest/sell-endpoints.ts';
import { toGuestParcelBody, toLabelBody, toParcelBody } from './input-mappers.ts';
import { toShipment } from './mappers.ts';

const unknown = (field: string, message: string): UserError => ({
  code: 'NOT_FOUND',
  message,
  field: [field],
  status: 404,
});

const parcel = async (ask: () => Promise<ShipmentAnswer>) => {
  const { value, userErrors } = await attempt(ask, SELL_SHIPMENT_RULES);
  return { shipment: value === null ? null : toShipment(value), userErrors };
};

/** Puts the customer's items into one parcel. */
export const ship = async (
  { itemIds, ...input }: SellShipmentCreateInput,
  { rest, requestId, session }: GatewayContext,
) => {
  const token = tokenOf(session);
  if (!itemIds.every(isNumericId)) {
    return { shipment: null, userErrors: [unknown('itemIds', 'There is no such item.')] };
  }
  const shipment = { ...toParcelBody(input), items: itemIds.map(Number) };
  return parcel(() => rest.call(sellEndpoints.ship, { body: { shipment }, token, requestId }));
};

/** Ships items for their owner. */
export const shipAsGuest = (
  input: GuestSellShipmentCreateInput,
  { rest, requestId }: GatewayContext,
) => {
  const body = { shipment: toGuestParcelBody(input) };
  return parcel(() => rest.call(sellEndpoints.shipAsGuest, { body, requestId }));
};

/** Mails a label once more. */
export const emailLabel = async (
  { shipmentId }: SellShipmentLabelEmailInput,
  { rest, requestId, session }: GatewayContext,
) => {
  const token = tokenOf(session);
  if (!isNumericId(shipmentId)) {
    return { isSent: false, userErrors: [unknown('shipmentId', 'There is no such parcel.')] };
  }
  const body = toLabelBody(shipmentId);
  const { value, userErrors } = await attempt(
    () => rest.call(sellEndpoints.emailLabel, { body, token, requestId }),
    SELL_SHIPMENT_RULES,
  );
  return { isSent: value === true, userErrors };
};
