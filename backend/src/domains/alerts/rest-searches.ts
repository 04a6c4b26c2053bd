import type { DatabaseSync } from 'node:sqlite';
import { badInput, noSuchEntity, required } from '../../shared/webapi/errors.ts';
import { type Call, getCustomerId, type Route, route } from '../../shared/webapi/route.ts';
import { isSelective, listingAddress, readListing } from './rules.ts';
import { createSavedSearchStore } from './saved-searches.ts';
import { savedSearchView } from './views.ts';
import { filterCodes } from './watch.ts';

/** How many a customer may have: each is run again for every new item. */
const MOST_SEARCHES = 100;
const LONGEST_NAME = 100;
const LONGEST_QUERY = 2000;

/** Name and address as they are stored. @throws {WebapiError} 400 for what cannot be saved. */
function toSearch({ args }: Call): { name: string; query: string } {
  const name = String(args.name).trim();
  const query = listingAddress(String(args.query));
  if (name === '') throw required('name');
  if (name.length > LONGEST_NAME || query.length > LONGEST_QUERY) {
    throw badInput('The search is too long to save.');
  }
  if (!isSelective(readListing(query, filterCodes))) {
    throw badInput('The search needs a search term or a filter.');
  }
  return { name, query };
}

export function savedSearchRoutes(options: {
  readonly db: DatabaseSync;
  readonly now: () => number;
}): Route[] {
  const searches = createSavedSearchStore(options.db, options.now);
  return [
    route.get('/saved-search/me', { access: 'self' }, (call) =>
      searches.of(getCustomerId(call)).map(savedSearchView),
    ),
    route.post(
      '/saved-search/add',
      { access: 'self', parameters: { name: 'string', query: 'string' } },
      (call) => {
        const search = toSearch(call);
        const others = searches
          .of(getCustomerId(call))
          .filter(({ query }) => query !== search.query);
        if (others.length >= MOST_SEARCHES) {
          throw badInput('You can have up to %1 saved searches.', [String(MOST_SEARCHES)]);
        }
        return savedSearchView(searches.save(getCustomerId(call), search));
      },
    ),
    route.post('/saved-search/remove', { access: 'self', parameters: { id: 'int' } }, (call) => {
      const removed = searches.remove(getCustomerId(call), Number(call.args.id));
      if (!removed) throw noSuchEntity('id', call.args.id);
      return true;
    }),
  ];
}
