import { badInput } from '../shared/webapi/errors.ts';
import { type Html, html } from './layout.ts';

/** The page of one entity, with the actions that are available now. */
export interface SectionPage {
  readonly title: string;
  readonly body: Html;
  readonly actions: readonly Action[];
}

/** A kind of entity: its list at /admin/{name}, each entity at /admin/{name}/{id}. */
export interface Section {
  readonly name: string;
  list(query: Readonly<Record<string, string | undefined>>): Omit<SectionPage, 'actions'>;
  /** Undefined for an unknown id. */
  open(id: string): SectionPage | undefined;
}

/** The numeric id in a path; undefined for any other text. */
export const toId = (text: string): number | undefined =>
  /^\d{1,12}$/.test(text) ? Number(text) : undefined;

/** The fields of a submitted form by name. */
export type FormValues = Readonly<Record<string, string>>;

export interface Field {
  readonly name: string;
  readonly label: string;
  readonly kind: 'money' | 'text' | 'long' | 'choice';
  readonly options?: readonly { readonly value: string; readonly label: string }[];
  readonly value?: string | undefined;
}

/** An action that is available now, with the fields of its form. */
export interface Action {
  /** The last segment of the form's path. */
  readonly name: string;
  readonly label: string;
  readonly fields: readonly Field[];
  /** Runs the action and returns its confirmation. @throws {WebapiError} with a message for the page */
  run(values: FormValues): string | Promise<string>;
}

export const createAction = (
  name: string,
  label: string,
  fields: Action['fields'],
  run: Action['run'],
): Action => ({ name, label, fields, run });

/** Parses dollars such as '1250' or '$1,250.00'. @throws 400 */
export function dollars(values: FormValues, name: string, label: string): number {
  const text = (values[name] ?? '').trim().replaceAll(/[$,\s]/g, '');
  const sum = /^\d{1,8}(\.\d{1,2})?$/.test(text) ? Number(text) : 0;
  if (sum > 0) return sum;
  throw badInput(`Enter an amount for "${label}", such as 1250.00.`);
}

function control(field: Field, value: string): Html {
  const { name, kind, options = [] } = field;
  if (kind === 'long') return html`<textarea name="${name}" maxlength="1000">${value}</textarea>`;
  if (kind === 'choice') {
    return html`<select name="${name}">${options.map(
      (one) =>
        html`<option value="${one.value}"${one.value === value && { markup: ' selected' }}>${one.label}</option>`,
    )}</select>`;
  }
  const mode = kind === 'money' ? 'decimal' : 'text';
  return html`<input name="${name}" value="${value}" inputmode="${mode}" maxlength="200" autocomplete="off">`;
}

function actionForm(base: string, action: Action, values: FormValues = {}): Html {
  const { name, label, fields } = action;
  return html`<form class="act" method="post" action="${base}/${name}" aria-label="${label}">${
    fields.length > 0 &&
    html`<div class="fields">${fields.map(
      (field) =>
        html`<label${field.kind === 'long' && { markup: ' class="wide"' }}>${field.label}${control(field, values[field.name] ?? field.value ?? '')}</label>`,
    )}</div>`
  }<button type="submit">${label}</button></form>`;
}

export interface RejectedForm {
  readonly name: string;
  readonly values: FormValues;
}

export const actionForms = (
  base: string,
  actions: readonly Action[],
  rejected?: RejectedForm,
): Html =>
  actions.length === 0
    ? html`<section class="card"><h2>Next step</h2><p class="quiet">No action needed.</p></section>`
    : html`<section class="card"><h2>Next step</h2>${actions.map((action) =>
        actionForm(base, action, rejected?.name === action.name ? rejected.values : {}),
      )}</section>`;
