import { escapeHtml } from '../shared/escape-html.ts';

/** Markup that is safe to send. */
export interface Html {
  readonly markup: string;
}

type Value = Html | string | number | false | undefined | readonly Html[];

function toMarkup(value: Value): string {
  if (value === undefined || value === false) return '';
  if (typeof value === 'string' || typeof value === 'number') return escapeHtml(String(value));
  return 'markup' in value ? value.markup : value.map(({ markup }) => markup).join('');
}

/** Markup of a template: texts in it are escaped, false and undefined are left out. */
export const html = (parts: TemplateStringsArray, ...values: readonly Value[]): Html => ({
  markup: parts.map((part, index) => part + toMarkup(values[index])).join(''),
});

/** A code such as 'in_transit' in words. */
export const words = (code: string): string => {
  const text = code.replaceAll('_', ' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
};
