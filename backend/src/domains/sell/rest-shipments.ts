import { listType, objectType } from '../../shared/webapi/data-type.ts';
import { type Call, type Route, route } from '../../shared/webapi/route.ts';
import { labelEmail } from './emails.ts';
import { drawLabel } from './label.ts';
import type { SellShipments, ShipmentInput } from './shipments.ts';
import type { Customers, EmailSender, Shipment } from './types.ts';
import { guestShipmentView, shipmentView } from './views.ts';

const common = {
  carrier: 'string',
  trackingNumber: 'string',
  sender: objectType({
    name: 'string',
    street: listType('string'),
    city: 'string',
    region: 'string',
    postcode: 'string',
    countryId: 'string',
    telephone: 'string',
  }),
} as const;

const ownShipment = objectType({ ...common, items: listType('int') });
const guestShipment = objectType({ ...common, email: 'string', itemCodes: listType('string') });

export interface ShipmentRoutesSources {
  readonly shipments: SellShipments;
  readonly customers: Customers;
  readonly mailer: EmailSender;
}

const getCustomerId = ({ caller }: Call): number => Number(caller.customerId);
const getInput = ({ args }: Call): ShipmentInput => args.shipment as ShipmentInput;

/** Parcels of customers and guests, and the label by mail. */
export function sellShipmentRoutes(sources: ShipmentRoutesSources): Route[] {
  const { shipments, customers, mailer } = sources;

  const mailLabel = async (shipment: Shipment): Promise<void> => {
    const person = customers.byId(shipment.customerId);
    if (person === undefined) throw new Error('A shipment without its customer.');
    const pdf = await drawLabel(shipment, shipments.getItems(shipment));
    const filename = `label-${shipment.trackingNumber}.pdf`;
    mailer.send(person.email, labelEmail(person, shipment), [
      { filename, contentType: 'application/pdf', content: pdf },
    ]);
  };

  return [
    route.post(
      '/sell/my/shipment',
      { access: 'self', parameters: { shipment: ownShipment } },
      async (call) => {
        const shipment = shipments.ship(getCustomerId(call), getInput(call));
        await mailLabel(shipment);
        return shipmentView(shipment);
      },
    ),
    route.post(
      '/sell/guest/shipment',
      { access: 'anonymous', parameters: { shipment: guestShipment } },
      async (call) => {
        const shipment = shipments.shipAsGuest(getInput(call));
        await mailLabel(shipment);
        return guestShipmentView(shipment);
      },
    ),
    route.post(
      '/sell/my/email-shpment-label',
      { access: 'self', parameters: { shipmentId: 'int' } },
      async (call) => {
        const shipment = shipments.own(getCustomerId(call), Number(call.args.shipmentId));
        await mailLabel(shipment);
        return true;
      },
    ),
  ];
}
