import type { GatewayContext } from '../../context.ts';
import type {
  GuestSellShipmentCreateInput,
  SellShipmentCreateInput,
  SellShipmentLabelEmailInput,
} from '../../generated/types.ts';
import { tokenOf } from '../../session/session.ts';
import { attempt } from '../../shared/attempt.ts';
import { SELL_SHIPMENT_RULES } from '../../shared/errors/sell.ts';
import type { ShipmentAnswer } from '../../sources/commerce-rest/sell-answers.ts';
import { sellEndpoints } from '../../sources/commerce-rest/sell-endpoints.ts';
import { toParcelBody } from './input-mappers.ts';
import { toShipment } from './mappers.ts';

const parcel = async (ask: () => Promise<ShipmentAnswer>) => {
  const { value, userErrors } = await attempt(ask, SELL_SHIPMENT_RULES);
  return { shipment: value === null ? null : toShipment(value), userErrors };
};

/** Puts the customer's items into one parcel. */
export const ship = (
  { itemIds, ...input }: SellShipmentCreateInput,
  { rest, requestId, session }: GatewayContext,
) => {
  const token = tokenOf(session);
  const shipment = { ...toParcelBody(input), items: itemIds.map(Number) };
  return parcel(() => rest.call(sellEndpoints.ship, { body: { shipment }, token, requestId }));
};

/** Ships items for their owner. */
export const shipAsGuest = (
  { email, itemCodes, ...input }: GuestSellShipmentCreateInput,
  { rest, requestId }: GatewayContext,
) => {
  const shipment = { ...toParcelBody(input), email, item_codes: itemCodes };
  return parcel(() => rest.call(sellEndpoints.shipAsGuest, { body: { shipment }, requestId }));
};

/** Mails a label once more. */
export const emailLabel = async (
  { shipmentId }: SellShipmentLabelEmailInput,
  { rest, requestId, session }: GatewayContext,
) => {
  const token = tokenOf(session);
  const body = { shipment_id: Number(shipmentId) };
  const { value, userErrors } = await attempt(
    () => rest.call(sellEndpoints.emailLabel, { body, token, requestId }),
    SELL_SHIPMENT_RULES,
  );
  return { isSent: value === true, userErrors };
};
