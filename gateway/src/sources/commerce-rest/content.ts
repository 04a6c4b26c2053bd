import { z } from 'zod';
import { as, camelObject, idText, list, orNull, text } from '../wire-values.ts';
import { asWrite, endpoint } from './client.ts';

const region = z
  .object({ id: idText, code: text, name: text })
  .transform(({ id, code, name }) => ({ id, code: code ?? id, name: name ?? code ?? id }));

/** GET /V1/directory/countries: region ids are strings here; countries without regions omit the list. */
const countriesResponse = z
  .array(
    camelObject({
      id: z.string(),
      three_letter_abbreviation: as('code3', orNull(z.string())),
      full_name_english: text,
      full_name_locale: text,
      available_regions: as('regions', list(region)),
    }).transform(({ fullNameEnglish, fullNameLocale, ...country }) => ({
      ...country,
      name: fullNameEnglish ?? fullNameLocale ?? country.id,
    })),
  )
  .transform((countries) => countries.sort((a, b) => a.name.localeCompare(b.name, 'en')));

const looseFlag = z.union([z.string(), z.number(), z.boolean()]).nullish();

const menuItemFields = {
  item_id: idText.optional(),
  id: idText.optional(),
  name: text,
  link: text,
  url_path: text,
  is_group: looseFlag,
  status: looseFlag,
  show_right_sidebar: looseFlag,
  right_sidebar_html: text,
};

/** An entry of Ves Megamenu: ids and flags are strings, and leaves may omit `children`. */
export type MenuItemResponse = z.infer<z.ZodObject<typeof menuItemFields>> & {
  readonly children?: MenuItemResponse[] | null | undefined;
};

const menuItem: z.ZodType<MenuItemResponse> = z.lazy(() =>
  z.looseObject({ ...menuItemFields, children: z.array(menuItem).nullish() }),
);

/** GET /V1/ves-megamenu/1. The tree is in `items` or `menu_items`. */
const menuResponse = z.looseObject({
  menu_id: idText.optional(),
  name: text,
  items: z.array(menuItem).nullish(),
  menu_items: z.array(menuItem).nullish(),
});
export type MenuResponse = z.infer<typeof menuResponse>;

const newsletterResult = z.looseObject({
  message: z.string(),
  status: z.union([z.number(), z.string()]).transform(Number),
});

/** GET /V1/newsletter/subscription: a list; only its first entry matters. */
const newsletterResponse = z.tuple([newsletterResult]).rest(z.unknown());

export const contentEndpoints = {
  countries: endpoint('GET', '/V1/directory/countries', countriesResponse)(),
  menu: endpoint('GET', '/V1/ves-megamenu/{menu}', menuResponse)(),
  newsletter: asWrite(endpoint('GET', '/V1/newsletter/subscription', newsletterResponse)()),
} as const;
