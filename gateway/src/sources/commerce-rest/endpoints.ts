import { countriesAnswer, menuAnswer } from './content-answers.ts';
import { endpoint } from './endpoint.ts';

/** What the shop shows around its products. */
export const contentEndpoints = {
  countries: endpoint('GET', '/V1/directory/countries', countriesAnswer)(),
  menu: endpoint('GET', '/V1/ves-megamenu/{menu}', menuAnswer)(),
} as const;
