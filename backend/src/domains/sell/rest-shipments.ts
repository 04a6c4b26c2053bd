import type { FastifyInstance, FastifyReply } from 'fastify';
import { notAuthorized, WebapiError } from '../../shared/webapi/errors.ts';
import { type Caller, customerRoute, publicRoute, type Route } from '../../shared/webapi/route.ts';
import { labelEmail } from './emails.ts';
import { drawLabel } from './label.ts';
import { guestShipmentType, ownShipmentType, type SellShipments } from './shipments.ts';
import type { CustomerContacts, EmailSender, Shipment } from './types.ts';
import { guestShipmentView, shipmentView } from './views.ts';

interface LabelsOptions {
  readonly shipments: SellShipments;
  readonly prefixes: readonly string[];
  readonly getCaller: (authorization: string | undefined) => Caller;
}

type WithId = { readonly Params: { readonly id: string } };
type WithToken = { readonly Params: { readonly token: string } };

/** Serves labels as PDF: to the owner by token, to a guest by the label's own secret. */
export function registerLabels(app: FastifyInstance, options: LabelsOptions): void {
  const { shipments, prefixes, getCaller } = options;

  const send = async (reply: FastifyReply, find: () => Shipment): Promise<FastifyReply> => {
    try {
      const shipment = find();
      const pdf = await drawLabel(shipment, shipments.getItems(shipment));
      return reply
        .headers({
          'content-type': 'application/pdf',
          'content-disposition': `inline; filename="label-${shipment.trackingNumber}.pdf"`,
          'x-content-type-options': 'nosniff',
          'cache-control': 'private, no-store',
          vary: 'Authorization',
        })
        .send(pdf);
    } catch (error) {
      if (!(error instanceof WebapiError)) throw error;
      return reply.status(error.status).header('cache-control', 'no-store').send(error.body);
    }
  };

  for (const prefix of prefixes) {
    app.get<WithId>(`${prefix}/V1/sell/my/shipment/:id/label`, (request, reply) =>
      send(reply, () => {
        const { customerId } = getCaller(request.headers.authorization);
        if (customerId === null) throw notAuthorized('self');
        return shipments.own(customerId, Number(request.params.id));
      }),
    );
    app.get<WithToken>(`${prefix}/V1/sell/guest/shipment/:token/label`, (request, reply) =>
      send(reply, () => shipments.byToken(request.params.token)),
    );
  }
}

export interface ShipmentRoutesSources {
  readonly shipments: SellShipments;
  readonly customers: CustomerContacts;
  readonly mailer: EmailSender;
}

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
    customerRoute.post(
      '/sell/my/shipment',
      { shipment: ownShipmentType },
      async ({ args, customerId }) => {
        const shipment = shipments.ship(customerId, args.shipment);
        await mailLabel(shipment);
        return shipmentView(shipment);
      },
    ),
    publicRoute.post('/sell/guest/shipment', { shipment: guestShipmentType }, async ({ args }) => {
      const shipment = shipments.shipAsGuest(args.shipment);
      await mailLabel(shipment);
      return guestShipmentView(shipment);
    }),
    customerRoute.post(
      '/sell/my/email-shpment-label',
      { shipmentId: 'int' },
      async ({ args, customerId }) => {
        await mailLabel(shipments.own(customerId, args.shipmentId));
        return true;
      },
    ),
  ];
}
