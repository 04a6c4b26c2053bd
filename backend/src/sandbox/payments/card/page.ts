import { escapeHtml } from '../../../shared/escape-html.ts';

const style = `*{box-sizing:border-box}body{margin:0;background:transparent;color:#1c1b1a;font:16px/1.5 Figtree,Helvetica,Arial,sans-serif}
form{display:grid;grid-template-columns:1fr 1fr;gap:16px;padding:3px}.wide{grid-column:1/-1}
label{display:block;font-size:14px;margin-bottom:4px}
input{width:100%;height:48px;padding:0 12px;border:1px solid #8c857a;border-radius:0;background:#fffefb;color:inherit;font:inherit;font-variant-numeric:tabular-nums}
input:focus{outline:2px solid #5a0f24;outline-offset:1px}input[aria-invalid=true]{border-color:#9d1c1c}
.error{margin:4px 0 0;color:#9d1c1c;font-size:14px}.error:empty{display:none}.number{position:relative}
.brand{position:absolute;right:12px;top:38px;font-size:12px;letter-spacing:.08em;text-transform:uppercase;color:#56514a}`;

interface Field {
  readonly name: string;
  readonly label: string;
  readonly autocomplete: string;
  readonly placeholder: string;
  readonly maxLength: number;
}

const field = ({ name, label, autocomplete, placeholder, maxLength }: Field): string =>
  `<label for="${name}">${label}</label><input id="${name}" name="${name}" inputmode="numeric" autocomplete="${autocomplete}" placeholder="${placeholder}" maxlength="${maxLength}" required aria-describedby="${name}-error"><p class="error" id="${name}-error" role="alert"></p>`;

/** The hosted fields of a card for the shop at `origin`. */
export const fieldsPage = (origin: string): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Card details</title><style>${style}</style></head>
<body data-origin="${escapeHtml(origin)}"><form novalidate>
<div class="wide number">${field({ name: 'number', label: 'Card number', autocomplete: 'cc-number', placeholder: '1234 1234 1234 1234', maxLength: 23 })}<span class="brand" aria-live="polite"></span></div>
<div>${field({ name: 'expiry', label: 'Expires', autocomplete: 'cc-exp', placeholder: 'MM/YY', maxLength: 7 })}</div>
<div>${field({ name: 'cvc', label: 'Security code', autocomplete: 'cc-csc', placeholder: 'CVC', maxLength: 4 })}</div>
</form><script src="/card/fields.js"></script></body></html>
`;
