import type {
  Breadcrumb,
  Category,
  FilterableAttribute,
  PageHit,
  SectionBlock,
} from '../../generated/types.ts';
import type { SearchRecord } from '../../sources/search/types.ts';
import type { AttributeRecord, CategoryRecord } from './record.ts';

const SEPARATOR = ' / ';
const DESIGNERS = 'Designers';

/** `url_path`, or the path of `url`, starting with a slash. */
const pathOf = (record: CategoryRecord): string => {
  const path = record.url_path ?? record.url ?? '';
  return path.startsWith('/') ? path : `/${path}`;
};

const toBreadcrumbs = (record: CategoryRecord): Breadcrumb[] => {
  const path = pathOf(record);
  const names = (record.path ?? record.name).split(SEPARATOR);
  const parts = path.slice(1).split('/');
  if (names.length !== parts.length) return [{ name: record.name, path }];
  return names.map((name, index) => ({ name, path: `/${parts.slice(0, index + 1).join('/')}` }));
};

/** A record of the categories index as a category. */
export const toCategory = (record: CategoryRecord): Category => ({
  id: record.objectID,
  name: record.name,
  path: pathOf(record),
  breadcrumbs: toBreadcrumbs(record),
  level: record.level ?? 1,
  productCount: record.product_count ?? 0,
  isDesigner: (record.path ?? '').startsWith(`${DESIGNERS}${SEPARATOR}`),
  description: record.description ?? null,
});

/** Records of the product_attributes index in showing order, numbered from 1. */
export const toAttributes = (records: readonly AttributeRecord[]): FilterableAttribute[] =>
  [...records]
    .sort((a, b) => (a.position ?? 0) - (b.position ?? 0))
    .map((record, index) => ({
      code: record.attribute_code,
      label: record.frontend_label,
      position: index + 1,
    }));

const textAt = (record: SearchRecord, key: string): string => {
  const value = record[key];
  return typeof value === 'string' ? value : '';
};

const EXCERPT_LENGTH = 200;

/** The first words of a text, with an ellipsis where it goes on. */
const excerptOf = (text: string): string => {
  if (text.length <= EXCERPT_LENGTH) return text;
  return `${text.slice(0, EXCERPT_LENGTH).replace(/[^\p{L}\p{N}]*\s\S*$/u, '')} …`;
};

/** A record of the pages index as a hit. */
export const toPageHit = (record: SearchRecord): PageHit => {
  const path = textAt(record, 'url') || `/${textAt(record, 'slug') || record.objectID}`;
  const title = textAt(record, 'name') || path;
  const excerpt = excerptOf(textAt(record, 'content'));
  return { path: path.startsWith('/') ? path : `/${path}`, title, excerpt };
};

/** A record of the section_blocks index as a block. */
export const toSectionBlock = (record: SearchRecord): SectionBlock => ({
  identifier: textAt(record, 'identifier') || record.objectID,
  title: textAt(record, 'title'),
  content: textAt(record, 'content'),
});
