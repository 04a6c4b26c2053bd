import { countriesResponse, menuResponse, newsletterResponse } from './content-responses.ts';
import { changing, endpoint } from './endpoint.ts';

/** What the shop shows around its products. */
export const contentEndpoints = {
  countries: endpoint('GET', '/V1/directory/countries', countriesResponse)(),
  menu: endpoint('GET', '/V1/ves-megamenu/{menu}', menuResponse)(),
  newsletter: changing(endpoint('GET', '/V1/newsletter/subscription', newsletterResponse)()),
} as const;
