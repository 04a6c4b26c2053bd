import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rejection } from '../../shared/webapi/errors.ts';
import { type Route, route } from '../../shared/webapi/route.ts';
import { badInput, noSuchEntity } from '../content/graphql/fault.ts';
import type { GraphqlModule } from '../content/graphql/request.ts';
import { type Country, countries, countryById } from './countries.ts';

/** Countries with their regions, and the currency, in Magento's GraphQL. */
export const directoryGraphql: GraphqlModule = {
  typeDefs: readFileSync(join(import.meta.dirname, 'directory.graphql'), 'utf8'),
  resolvers: {
    Query: {
      currency: () => currency,
      countries: () => countries.filter((country) => country.full_name_english !== null),
      country: (_root: unknown, { id }: { readonly id?: string | null }): Country => {
        if (!id) throw badInput('Country "id" value should be specified');
        const country = countryById(id);
        if (country === undefined) throw noSuchEntity("The country isn't available.");
        return country;
      },
    },
  },
};

export const currency = {
  base_currency_code: 'USD',
  base_currency_symbol: '$',
  default_display_currency_code: 'USD',
  default_display_currency_symbol: '$',
  available_currency_codes: ['USD'],
  exchange_rates: [{ currency_to: 'USD', rate: 1 }],
};

/** Countries with their regions, and the currency. Magento: /V1/directory. */
export const directoryRoutes: readonly Route[] = [
  route.get('/directory/countries', { access: 'anonymous' }, () => countries),
  route.get(
    '/directory/countries/:countryId',
    { access: 'anonymous', parameters: { countryId: 'string' } },
    ({ args }) => {
      const country = countryById(String(args.countryId));
      if (country === undefined) throw rejection(404, "The country isn't available.");
      return country;
    },
  ),
  route.get('/directory/currency', { access: 'anonymous' }, () => currency),
];
