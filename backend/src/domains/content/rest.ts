import type { DatabaseSync } from 'node:sqlite';
import { cachedFor } from '../../shared/cached-for.ts';
import { noSuchEntity } from '../../shared/webapi/errors.ts';
import { publicRoute, type Route } from '../../shared/webapi/route.ts';
import { createCatalogRepository } from '../catalog/repository.ts';
import { buildMenu } from './menu.ts';
import type { MenuResponse } from './menu-tree.ts';
import { designerCounts } from './menu-tree.ts';

export type ContentRestOptions = {
  readonly db: DatabaseSync;
  /** Base URL of pictures, without a trailing slash. */
  readonly mediaUrl: string;
};

/** Cache lifetime of the menu in milliseconds. */
const MENU_MS = 60_000;

/** The shop's menu, derived from the current catalogue. */
export function megamenu({ db, mediaUrl }: ContentRestOptions): MenuResponse {
  const categories = createCatalogRepository(db).categories();
  return buildMenu({ categories, counts: designerCounts(db), mediaUrl });
}

/** The menu. Ves Megamenu: GET /V1/ves-megamenu/:menuId; there is one, number 1. */
export function contentRoutes(options: ContentRestOptions): readonly Route[] {
  const menu = cachedFor(MENU_MS, () => megamenu(options));
  return [
    publicRoute.get('/ves-megamenu/:menuId', { menuId: 'int' }, ({ args }) => {
      if (args.menuId !== 1) throw noSuchEntity('menuId', args.menuId);
      return menu();
    }),
  ];
}
