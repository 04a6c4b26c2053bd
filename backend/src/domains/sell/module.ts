import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import type { FastifyInstance } from 'fastify';
import { cachedFor } from '../../shared/cached-for.ts';
import type { Caller } from '../../shared/webapi/route.ts';
import { createPhotoRepository, createPhotos } from '../../uploads/photos.ts';
import { registerUploads } from '../../uploads/plugin.ts';
import { createGiftCardRepository } from '../giftcards/repository.ts';
import { createConsignment } from './consignment.ts';
import { createDraftRepository, createSellDrafts } from './drafts.ts';
import { acceptedDesigners, loadSellFacts } from './facts.ts';
import { createSellItems } from './items.ts';
import { createCustomerContacts, createSellRepository } from './repository.ts';
import { sellItemRoutes, sellPublicRoutes } from './rest.ts';
import { sellDraftRoutes } from './rest-drafts.ts';
import { registerLabels, sellShipmentRoutes } from './rest-shipments.ts';
import { createSellShipments, createShipmentRepository } from './shipments.ts';
import { createSellStaff } from './staff.ts';
import type { EmailSender } from './types.ts';
import { expireOffers } from './workflow.ts';

export interface SellDependencies {
  readonly db: DatabaseSync;
  /** Photos are stored in its subfolder `sell-photos`. */
  readonly dataDir: string;
  readonly mailer: EmailSender;
  /** The current time in milliseconds. */
  readonly now: () => number;
  readonly onFault: (error: unknown, reportId: string) => void;
}

/** Cache lifetime of the list of designers, which is read from the catalogue. */
const DESIGNERS_MS = 60_000;

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
  const customers = createCustomerContacts(db);
  const facts = loadSellFacts();
  const items = createSellRepository(db);
  const photoRepository = createPhotoRepository(db);
  const designers = cachedFor(DESIGNERS_MS, () => acceptedDesigners(db, facts));
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
