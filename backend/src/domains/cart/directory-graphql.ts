import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { badInput, noSuchEntity } from '../content/graphql/fault.ts';
import type { GraphqlModule } from '../content/graphql/options.ts';
import { type Country, countries, countryById } from './countries.ts';
import { currency } from './directory.ts';

/** Countries with their regions, and the currency, as Magento's GraphQL reads them. */
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
