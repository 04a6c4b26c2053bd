import { escapeHtml } from '../shared/html.ts';

/** The content of an email in plain text; rendering escapes it. */
export interface EmailContent {
  /** Names the template, such as `welcome`. */
  readonly kind: string;
  readonly subject: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  /** The call to action: a button in HTML, a URL in plain text. */
  readonly action?: { readonly label: string; readonly url: string };
  /** Rows of label and value, such as the lines of an order. */
  readonly facts?: ReadonlyArray<readonly [string, string]>;
  /** Small print at the end. */
  readonly closing?: string;
}

export interface RenderedEmail {
  readonly kind: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

const font = "font-family:Georgia,'Times New Roman',serif";
const small = 'font:13px/1.6 Helvetica,Arial,sans-serif;color:#6b6560';

const factRows = (facts: EmailContent['facts'] = []): string =>
  facts
    .map(
      ([label, value]) =>
        `<tr><td style="padding:6px 24px 6px 0;${small}">${escapeHtml(label)}</td><td style="padding:6px 0">${escapeHtml(value)}</td></tr>`,
    )
    .join('');

const button = ({ label, url }: NonNullable<EmailContent['action']>): string =>
  `<p style="margin:28px 0"><a href="${escapeHtml(url)}" style="display:inline-block;padding:13px 28px;background:#1c1917;color:#fff;text-decoration:none;font:600 14px Helvetica,Arial,sans-serif">${escapeHtml(label)}</a></p>
<p style="${small}">Or open this address: <a href="${escapeHtml(url)}" style="color:#6b6560;word-break:break-all">${escapeHtml(url)}</a></p>`;

function toHtml(content: EmailContent, shopUrl: string): string {
  const { subject, heading, paragraphs, action, facts, closing } = content;
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:32px 16px;background:#f5f2ee;color:#1c1917">
<div style="max-width:560px;margin:0 auto;padding:36px 40px;background:#fff;font:16px/1.6 Helvetica,Arial,sans-serif">
<p style="margin:0 0 28px;letter-spacing:.28em;${font};font-size:20px"><a href="${escapeHtml(shopUrl)}" style="color:#1c1917;text-decoration:none">ENCORE</a></p>
<h1 style="margin:0 0 16px;${font};font-weight:400;font-size:26px;line-height:1.25">${escapeHtml(heading)}</h1>
${paragraphs.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`).join('\n')}
${facts === undefined ? '' : `<table style="border-collapse:collapse">${factRows(facts)}</table>`}
${action === undefined ? '' : button(action)}
${closing === undefined ? '' : `<p style="${small}">${escapeHtml(closing)}</p>`}
</div></body></html>
`;
}

const toText = (
  { heading, paragraphs, action, facts, closing }: EmailContent,
  shopUrl: string,
): string =>
  [
    heading,
    ...paragraphs,
    facts?.map(([label, value]) => `${label}: ${value}`).join('\n'),
    action && `${action.label}:\n${action.url}`,
    closing,
    `Encore\n${shopUrl}`,
  ]
    .filter((part) => part !== undefined && part !== '')
    .join('\n\n')
    .concat('\n');

/** Renders an email as HTML and plain text. `shopUrl` has no trailing slash. */
export const renderEmail = (content: EmailContent, shopUrl: string): RenderedEmail => ({
  kind: content.kind,
  subject: content.subject,
  html: toHtml(content, shopUrl),
  text: toText(content, shopUrl),
});
