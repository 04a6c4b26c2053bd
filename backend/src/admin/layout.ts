import { escapeHtml, htmlPage } from '../shared/html.ts';

const style = `:root{color-scheme:light}*{box-sizing:border-box}
body{margin:0;background:#f5f2ee;color:#1c1917;font:15px/1.5 Helvetica,Arial,sans-serif}
header{background:#1c1917;color:#fff}header div{max-width:1120px;margin:0 auto;padding:14px 20px;display:flex;flex-wrap:wrap;gap:8px clamp(14px,1.8vw,24px);align-items:baseline}
header strong{font:400 18px Georgia,serif;letter-spacing:.04em;margin-right:auto}header a{color:#fff;text-decoration:none;padding:4px 0}header a[aria-current]{border-bottom:2px solid #c9a96a}
main{max-width:1120px;margin:0 auto;padding:28px 20px 64px}h1{font:400 28px/1.25 Georgia,serif;margin:0 0 4px;overflow-wrap:anywhere}h2{font:400 20px/1.3 Georgia,serif;margin:0 0 12px}h3{font-size:15px;margin:0 0 10px}
a{color:#1c1917;text-underline-offset:3px}.quiet{color:#6b6560}.lead{margin:0 0 22px}
.card{background:#fff;border:1px solid #e7e0d8;padding:20px;margin:0 0 20px}
h1+.columns,h1+.note{margin-top:18px}.card>:last-child{margin-bottom:0}
.columns{display:grid;grid-template-columns:minmax(0,1fr) minmax(0,1fr);gap:20px;align-items:start}
table{width:100%;border-collapse:collapse}th{font-weight:400;color:#6b6560;text-align:left}th,td{padding:9px 16px 9px 0;border-bottom:1px solid #efe9e2;vertical-align:top}tr:last-child td{border-bottom:0}th:last-child,td.sum{text-align:right;white-space:nowrap;padding-right:0}.card:has(table){overflow-x:auto}
dl{display:grid;grid-template-columns:minmax(110px,auto) 1fr;gap:6px 18px;margin:0}dt{color:#6b6560}dd{margin:0;overflow-wrap:anywhere}
form.act{border-top:1px solid #efe9e2;padding-top:16px;margin-top:16px}form.act:first-of-type{border-top:0;padding-top:0;margin-top:0}
.fields{display:grid;grid-template-columns:repeat(auto-fill,minmax(160px,1fr));gap:12px}.fields label.wide{grid-column:1/-1}
label{display:block;color:#6b6560;font-size:13px}input,select,textarea{display:block;width:100%;margin-top:4px;padding:9px 10px;min-height:40px;border:1px solid #b9afa4;background:#fff;color:#1c1917;font:inherit;font-size:15px;border-radius:0}textarea{min-height:72px}
button{margin-top:14px;padding:10px 20px;min-height:42px;border:1px solid #1c1917;background:#1c1917;color:#fff;font:600 14px Helvetica,Arial,sans-serif;cursor:pointer}button.second{background:#fff;color:#1c1917}
a:focus-visible,button:focus-visible,input:focus-visible,select:focus-visible,textarea:focus-visible{outline:2px solid #8a6d2f;outline-offset:2px}
.note{border-left:4px solid #4d6b4d;background:#fff;padding:12px 16px;margin:0 0 20px}.note.bad{border-color:#a3352b}
nav.filters{display:flex;flex-wrap:wrap;gap:6px 8px;margin:0 0 18px}nav.filters a{border:1px solid #d8cfc5;background:#fff;padding:6px 12px;text-decoration:none}nav.filters a[aria-current]{background:#1c1917;color:#fff;border-color:#1c1917}
.photos{display:flex;flex-wrap:wrap;gap:8px;margin-bottom:16px}.photos img{display:block;width:104px;height:104px;object-fit:cover;background:#efe9e2}
ol.history{list-style:none;margin:0;padding:0}ol.history li{padding:8px 0;border-top:1px solid #efe9e2}ol.history li:first-child{border-top:0}
form.search{display:flex;gap:8px;align-items:end;margin:0 0 20px;max-width:520px}form.search label{flex:1}form.search button{margin:0}
@media(max-width:720px){td{overflow-wrap:anywhere}header div{padding:14px}header strong{flex:1 0 100%}.columns{grid-template-columns:minmax(0,1fr)}.scroll thead{display:none}.scroll tr{display:block;padding:10px 0;border-bottom:1px solid #efe9e2}.scroll tr:first-child{padding-top:0}.scroll tr:last-child{border-bottom:0;padding-bottom:0}.scroll td{display:block;border:0;padding:1px 0;text-align:left}.scroll td.sum{text-align:left}.scroll td+td{display:grid;grid-template-columns:92px minmax(0,1fr);gap:12px}.scroll td+td::before{content:attr(data-head);color:#6b6560}main{padding:20px 14px 48px}.card{padding:16px}}`;

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

/** Creates markup from a template: texts are escaped, false and undefined are omitted. */
export const html = (parts: TemplateStringsArray, ...values: readonly Value[]): Html => ({
  markup: parts.map((part, index) => part + toMarkup(values[index])).join(''),
});

/** Converts a code such as 'in_transit' to words. */
export const toLabel = (code: string): string => {
  const text = code.replaceAll('_', ' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
};

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

/** A message above a page: a confirmation or an error. */
export interface Notice {
  readonly text: string;
  readonly isBad: boolean;
}

export interface Page {
  readonly title: string;
  /** The path of the section, such as '/admin/items'. */
  readonly section: string;
  readonly notice?: Notice | undefined;
  readonly body: Html;
}

const noticeBox = ({ text, isBad }: Notice): Html =>
  isBad
    ? html`<p class="note bad" role="alert">${text}</p>`
    : html`<p class="note" role="status">${text}</p>`;

export const layout = ({ title, section, notice, body }: Page): string =>
  htmlPage({
    title: `${title} · Encore admin`,
    style,
    body: html`<header><div><strong>Encore admin</strong>${sections.map(
      ([path, label]) =>
        html`<a href="${path}"${path === section && { markup: ' aria-current="page"' }}>${label}</a>`,
    )}</div></header>
<main><h1>${title}</h1>${notice && noticeBox(notice)}${body}</main>`.markup,
  });

/** A table, which becomes cards on a small screen; the last column contains amounts. */
export const table = (heads: readonly string[], rows: readonly (readonly Value[])[]): Html =>
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

/** A card of labels with their values; false rows are omitted. */
export const factCard = (rows: readonly (readonly [string, Html | string] | false)[]): Html =>
  html`<section class="card">${factList(rows)}</section>`;

export const factList = (rows: readonly (readonly [string, Html | string] | false)[]): Html =>
  html`<dl>${rows.map((row) => html`${row && html`<dt>${row[0]}</dt><dd>${row[1]}</dd>`}`)}</dl>`;

export const link = (href: string, text: string | number): Html =>
  html`<a href="${href}">${text}</a>`;

/** Links that filter a list by one value of a parameter, and one to the whole list. */
export function filterLinks(
  list: string,
  [parameter, label]: readonly [string, string],
  {
    current,
    options,
  }: {
    readonly current: string | undefined;
    readonly options: readonly (readonly [string, string])[];
  },
): Html {
  const toLink = ([value, text]: readonly [string | undefined, string]): Html =>
    html`<a href="${list}${value && `?${parameter}=${value}`}"${value === current && { markup: ' aria-current="page"' }}>${text}</a>`;
  return html`<nav class="filters" aria-label="${label}">${[[undefined, 'All'] as const, ...options].map(toLink)}</nav>`;
}

export const searchForm = (list: string, label: string, value: string): Html =>
  html`<form class="search" method="get" action="${list}" role="search"><label>${label}<input type="search" name="q" value="${value}"></label><button type="submit">Find</button></form>`;
