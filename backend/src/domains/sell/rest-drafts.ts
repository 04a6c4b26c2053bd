import { moment } from '../../shared/moment.ts';
import { type InputOf, listType, objectType } from '../../shared/webapi/data-type.ts';
import { type Call, getCustomerId, type Route } from '../../shared/webapi/route.ts';
import type { PhotoRepository } from '../../uploads/photo-repository.ts';
import { type ItemInput, itemType } from './description.ts';
import type { Draft, DraftContent, SellDrafts } from './drafts.ts';
import { contactType } from './items.ts';

const draftType = objectType({
  step: 'string',
  items: listType(itemType),
  contact: contactType,
});

export interface DraftRoutesSources {
  readonly drafts: SellDrafts;
  readonly photos: PhotoRepository;
}

const toContent = ({ args }: Call): DraftContent => {
  const { step, items, contact } = args.draft as InputOf<typeof draftType>;
  return { step: step?.slice(0, 40) ?? null, items: items ?? [], contact: contact ?? null };
};

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
  const id = { type: 'int' } as const;
  const toResponse = (call: Call, found: Draft) => draftView(getCustomerId(call), found, photos);
  const route = (
    method: Route['method'],
    path: string,
    rest: Pick<Route, 'parameters' | 'handle'>,
  ) => ({ method, path, access: 'self', ...rest }) satisfies Route;
  return [
    route('GET', '/sell/my/draft', {
      parameters: {},
      handle: (call) => drafts.of(getCustomerId(call)).map((found) => toResponse(call, found)),
    }),
    route('POST', '/sell/my/draft', {
      parameters: { draft: { type: draftType } },
      handle: (call) => toResponse(call, drafts.create(getCustomerId(call), toContent(call))),
    }),
    route('GET', '/sell/my/draft/:id', {
      parameters: { id },
      handle: (call) => toResponse(call, drafts.own(getCustomerId(call), Number(call.args.id))),
    }),
    route('PUT', '/sell/my/draft/:id', {
      parameters: { id, draft: { type: draftType } },
      handle: (call) => {
        const draftId = Number(call.args.id);
        return toResponse(call, drafts.replace(getCustomerId(call), draftId, toContent(call)));
      },
    }),
    route('DELETE', '/sell/my/draft/:id', {
      parameters: { id },
      handle: (call) => {
        drafts.remove(getCustomerId(call), Number(call.args.id));
        return true;
      },
    }),
  ];
}
