import { moment } from '../../shared/moment.ts';
import { type InputOf, listType, objectType } from '../../shared/webapi/data-type.ts';
import { tooLong } from '../../shared/webapi/errors.ts';
import { customerRoute, type Route } from '../../shared/webapi/route.ts';
import type { PhotoRepository } from '../../uploads/photos.ts';
import { type ItemInput, itemType } from './description.ts';
import type { Draft, DraftContent, SellDrafts } from './drafts.ts';
import { contactType } from './items.ts';

const draftType = objectType({
  step: 'string',
  items: listType(itemType),
  contact: contactType,
});

interface DraftRoutesSources {
  readonly drafts: SellDrafts;
  readonly photos: PhotoRepository;
}

const MAX_STEP_LENGTH = 40;

/** @throws 400 for a step that is too long */
function toContent({ step, items, contact }: InputOf<typeof draftType>): DraftContent {
  if (step && step.length > MAX_STEP_LENGTH) throw tooLong('step', MAX_STEP_LENGTH);
  return { step: step ?? null, items: items ?? [], contact: contact ?? null };
}

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
export function sellDraftRoutes({ drafts, photos }: DraftRoutesSources): Route[] {
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
