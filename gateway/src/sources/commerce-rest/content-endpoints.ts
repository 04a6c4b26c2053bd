import { countriesAnswer, menuAnswer, newsletterAnswer } from './content-answers.ts';
import { changing, endpoint } from './endpoint.ts';

/** What the shop shows around its products. */
export const contentEndpoints = {
  countries: endpoint('GET', '/V1/directory/countries', countriesAnswer)(),
  menu: endpoint('GET', '/V1/ves-megamenu/{menu}', menuAnswer)(),
  newsletter: changing(endpoint('GET', '/V1/newsletter/subscription', newsletterAnswer)()),
} as const;
