import { type Html, html } from './html.ts';
import { style } from './style.ts';

const sections = [
  ['/admin', 'Today'],
  ['/admin/items', 'Consignment'],
  ['/admin/orders', 'Orders'],
  ['/admin/payments', 'Payments'],
  ['/admin/returns', 'Returns'],
  ['/admin/products', 'Products'],
  ['/admin/gift-cards', 'Gift cards'],
  ['/admin/coupons', 'Coupons'],
  ['/mail', 'Emails'],
] as const;

/** What is said above a page: what was done, or why it was not. */
export interface Notice {
  readonly text: string;
  readonly isBad: boolean;
}

export interface Page {
  readonly title: string;
  /** The address of the section, such as '/admin/items'. */
  readonly section: string;
  readonly notice?: Notice | undefined;
  readonly body: Html;
}

const noticeBox = ({ text, isBad }: Notice): Html =>
  isBad
    ? html`<p class="note bad" role="alert">${text}</p>`
    : html`<p class="note" role="status">${text}</p>`;

/** A whole admin page. */
export const layout = ({ title, section, notice, body }: Page): string =>
  html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · Encore admin</title><style>${{ markup: style }}</style></head>
<body><header><div><strong>Encore admin</strong>${sections.map(
    ([path, label]) =>
      html`<a href="${path}"${path === section && { markup: ' aria-current="page"' }}>${label}</a>`,
  )}</div></header>
<main><h1>${title}</h1>${notice && noticeBox(notice)}${body}</main></body></html>
`.markup;

/** A list as a table, which on a small screen becomes cards; the last column holds sums. */
export const table = (heads: readonly string[], rows: readonly (readonly Html[])[]): Html =>
  rows.length === 0
    ? html`<p class="card quiet">Nothing here yet.</p>`
    : html`<div class="card"><table class="scroll"><thead><tr>${heads.map(
        (head) => html`<th scope="col">${head}</th>`,
      )}</tr></thead><tbody>${rows.map(
        (cells) =>
          html`<tr>${cells.map((cell, index) =>
            index === heads.length - 1
              ? html`<td class="sum" data-head="${heads[index]}">${cell}</td>`
              : html`<td data-head="${heads[index]}">${cell}</td>`,
          )}</tr>`,
      )}</tbody></table></div>`;

/** Labels and values. */
export const facts = (rows: readonly (readonly [string, Html | string])[]): Html =>
  html`<dl>${rows.map(([label, value]) => html`<dt>${label}</dt><dd>${value}</dd>`)}</dl>`;
