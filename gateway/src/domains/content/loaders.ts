import type { LoaderContext } from '../../context.ts';
import type { Menu } from '../../generated/types.ts';
import { contentEndpoints } from '../../sources/commerce-rest/content.ts';
import { toMenu } from './mappers.ts';

/** The shop has one menu, number 1. */
const SHOP_MENU = '1';

/** What the content domain reads in one request. */
interface ContentLoaders {
  readonly menu: () => Promise<Menu>;
}

declare module '../../context.ts' {
  interface Loaders {
    readonly content: ContentLoaders;
  }
}

/** Content loaders of one request. */
export function createContentLoaders({
  rest,
  requestId,
  publicCache,
}: LoaderContext): ContentLoaders {
  return {
    menu: () =>
      publicCache.get('menu', async () =>
        toMenu(await rest.call(contentEndpoints.menu, { params: { menu: SHOP_MENU }, requestId })),
      ),
  };
}
