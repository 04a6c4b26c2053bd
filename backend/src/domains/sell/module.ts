import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import type { FastifyInstance } from 'fastify';
import { moment } from '../../shared/moment.ts';
import { type InputOf, listType, objectType } from '../../shared/webapi/data-type.ts';
import { type Caller, customerRoute, type Route } from '../../shared/webapi/route.ts';
import { createPhotoRepository, createPhotos, type PhotoRepository } from '../../uploads/photos.ts';
import { registerUploads } from '../../uploads/plugin.ts';
import { createGiftCardRepository } from '../giftcards/repository.ts';
import { createConsignment } from './consignment.ts';
import { type ItemInput, itemType } from './description.ts';
import {
  createDraftRepository,
  createSellDrafts,
  type Draft,
  type DraftContent,
  type SellDrafts,
} from './drafts.ts';
import { loadSellFacts, rememberedDesigners } from './facts.ts';
import { contactType, createSellItems } from './items.ts';
import { createCustomers, createSellRepository } from './repository.ts';
import { sellItemRoutes, sellPublicRoutes } from './rest.ts';
import { registerLabels, sellShipmentRoutes } from './rest-shipments.ts';
import { createSellShipments, createShipmentRepository } from './shipments.ts';
import { createSellStaff } from './staff.ts';
import type { EmailSender } from './types.ts';
import { expireOffers } from './workflow.ts';

const draftType = objectType({
  step: 'string',
  items: listType(itemType),
  contact: contactType,
});

interface DraftRoutesSources {
  readonly drafts: SellDrafts;
  readonly photos: PhotoRepository;
}

const toContent = ({ step, items, contact }: InputOf<typeof draftType>): DraftContent => ({
  step: step?.slice(0, 40) ?? null,
  items: items ?? [],
  contact: contact ?? null,
});

const itemView = (item: ItemInput, toPhotos: (id: string) => object[]) => ({
  designer: item.designer ?? null,
  category: item.category ?? null,
  model: item.model ?? null,
  material: item.material ?? null,
  color: item.color ?? null,
  size: item.size ?? null,
  notes: item.notes ?? null,
  condition: item.condition ?? null,
  answers: (item.answers ?? []).map(({ part, answer }) => ({
    part: part ?? '',
    answer: answer ?? '',
  })),
  extras: item.extras ?? [],
  asking_price: item.askingPrice ?? null,
  photos: (item.photos ?? []).flatMap(toPhotos),
});

/** A draft in its owner's view, without photos that belong to others or are already used by an item. */
const draftView = (customerId: number, { id, ...content }: Draft, photos: PhotoRepository) => {
  const toPhotos = (photoId: string) => {
    const photo = photos.byId(photoId);
    if (!photo || !photos.isFree(photoId, { customerId, itemId: null })) return [];
    const { width, height } = photo;
    return [{ id: photoId, width, height, url: `/V1/sell/my/photo/${photoId}` }];
  };
  return {
    draft_id: id,
    step: content.step,
    items: content.items.map((item) => itemView(item, toPhotos)),
    contact: content.contact && {
      name: content.contact.name ?? null,
      telephone: content.contact.telephone ?? null,
      preferred: content.contact.preferred ?? null,
    },
    created_at: moment(content.madeMs),
    updated_at: moment(content.changedMs),
  };
};

/** Routes of unfinished submissions: list, read, save, delete. */
function sellDraftRoutes({ drafts, photos }: DraftRoutesSources): Route[] {
  const path = '/sell/my/draft/:id';
  const id = 'int';
  return [
    customerRoute.get('/sell/my/draft', {}, ({ customerId }) =>
      drafts.of(customerId).map((found) => draftView(customerId, found, photos)),
    ),
    customerRoute.post('/sell/my/draft', { draft: draftType }, ({ args, customerId }) =>
      draftView(customerId, drafts.create(customerId, toContent(args.draft)), photos),
    ),
    customerRoute.get(path, { id }, ({ args, customerId }) =>
      draftView(customerId, drafts.own(customerId, args.id), photos),
    ),
    customerRoute.put(path, { id, draft: draftType }, ({ args, customerId }) =>
      draftView(customerId, drafts.replace(customerId, args.id, toContent(args.draft)), photos),
    ),
    customerRoute.delete(path, { id }, ({ args, customerId }) => {
      drafts.remove(customerId, args.id);
      return true;
    }),
  ];
}

export interface SellDependencies {
  readonly db: DatabaseSync;
  /** Photos are stored in its subfolder `sell-photos`. */
  readonly dataDir: string;
  readonly mailer: EmailSender;
  /** The current time in milliseconds. */
  readonly now: () => number;
  readonly onFault: (error: unknown, reportId: string) => void;
}

export type SellModule = ReturnType<typeof createSellModule>;

interface RestOptions {
  readonly prefixes: readonly string[];
  readonly getCaller: (authorization: string | undefined) => Caller;
}

/** The folder of images added after the catalogue: those of items on consignment. */
export const addedMediaFolder = (dataDir: string): string => join(dataDir, 'media');

/** Creates the sell area: items, shipments, photos, designers and estimates. */
export function createSellModule(deps: SellDependencies) {
  const { db, dataDir, mailer, now, onFault } = deps;
  const customers = createCustomers(db);
  const facts = loadSellFacts();
  const items = createSellRepository(db);
  const photoRepository = createPhotoRepository(db);
  const designers = rememberedDesigners(db, facts);
  const accepted = () => ({ facts, designers: designers() });
  const sellItems = createSellItems({ items, photos: photoRepository, accepted, now });
  const shipments = createSellShipments({
    items,
    own: sellItems.own,
    shipments: createShipmentRepository(db),
    customers,
    now,
  });
  const photoFolder = join(dataDir, 'sell-photos');
  const photos = createPhotos({ repository: photoRepository, folder: photoFolder, now });
  const consignment = createConsignment({
    db,
    items,
    facts,
    photoFolder,
    now,
    mediaFolder: addedMediaFolder(dataDir),
  });
  const giftCards = createGiftCardRepository(db, now);
  const staff = createSellStaff({ items, customers, mailer, facts, consignment, giftCards, now });
  const expire = (): void => {
    expireOffers(items, now());
    staff.settle();
  };
  return {
    routes: [
      ...sellItemRoutes({ sellItems, items, expire }),
      ...sellDraftRoutes({
        drafts: createSellDrafts({
          drafts: createDraftRepository(db),
          photos: photoRepository,
          now,
        }),
        photos: photoRepository,
      }),
      ...sellShipmentRoutes({ shipments, customers, mailer }),
      ...sellPublicRoutes(facts, designers),
    ],
    staff,
    photos,
    track: shipments.track,
    /** Registers the routes without JSON: photo uploads, photos and labels. */
    register: (app: FastifyInstance, { prefixes, getCaller }: RestOptions): void => {
      registerUploads(app, { photos, prefixes, getCaller, onFault });
      registerLabels(app, { shipments, prefixes, getCaller });
    },
  };
}
