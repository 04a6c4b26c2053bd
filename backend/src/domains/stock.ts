import { type DocumentNode, parse, visit } from 'graphql';
import type { Route } from '../shared/webapi/route.ts';

/** Paths of the shop's own modules, which stock Magento lacks. */
const OWN_PATHS: readonly RegExp[] = [
  /^\/(social|wallet|financing|ves-megamenu|newsletter|merge|shimpent)\//,
  /^\/(saved-search|price|price-alert|gift-card|sell|selltous)\//,
  /^\/customer\/(add|delete)wishlist$/,
  /^\/guestorder$/,
  /^\/orders\/(mine|returns)(\/|$)/,
  /\/gift-card\//,
];

const OWN_FIELDS = new Set(['condition', 'material_type', 'production_year', 'header_content']);

/** The suffix of category URLs in a new Magento installation. */
export const STOCK_CATEGORY_SUFFIX = '.html';

/** The routes of stock Magento, where only administrators read orders. */
export function toStockRoutes(routes: readonly Route[]): Route[] {
  return routes
    .filter(({ path }) => !OWN_PATHS.some((own) => own.test(path)))
    .map(({ forCustomersToo: _, ...route }) => route);
}

export function toStockTypes(typeDefs: readonly string[]): DocumentNode[] {
  return typeDefs.map((sdl) =>
    visit(parse(sdl), {
      FieldDefinition: (node) => (OWN_FIELDS.has(node.name.value) ? null : undefined),
    }),
  );
}
