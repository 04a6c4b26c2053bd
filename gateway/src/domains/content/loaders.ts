import type { Menu } from '../../generated/types.ts';
import type { CommerceRest } from '../../sources/commerce-rest/client.ts';
import { contentEndpoints } from '../../sources/commerce-rest/content-endpoints.ts';
import type { SwrCache } from '../../sources/swr-cache.ts';
import { toMenu } from './menu-mapper.ts';

/** The shop has one menu, number 1 (spec §7). */
const SHOP_MENU = '1';

/** What the content domain reads in one request. */
export interface ContentLoaders {
  readonly menu: () => Promise<Menu>;
}

declare module '../../context.ts' {
  interface Loaders {
    readonly content: ContentLoaders;
  }
}

/** What the content domain needs from the gateway. */
export interface ContentDeps {
  readonly rest: CommerceRest;
  readonly requestId: string;
  /** Keeps public answers for a short while. */
  readonly answers: SwrCache;
}

/** Content loaders of one request. */
export const createContentLoaders = ({
  rest,
  requestId,
  answers,
}: ContentDeps): ContentLoaders => ({
  menu: () =>
    answers.get('menu', async () =>
      toMenu(await rest.call(contentEndpoints.menu, { params: { menu: SHOP_MENU }, requestId })),
    ),
});
