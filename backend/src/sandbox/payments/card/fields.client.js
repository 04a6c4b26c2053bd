// What runs in the frame of the hosted fields. It talks to the shop's origin alone, and never of the card's number.
const shop = document.body.dataset.origin;
const form = document.querySelector('form');
const fields = [...form.querySelectorAll('input')];
const brand = document.querySelector('.brand');
const touched = new Set();

const tell = (message) => window.parent.postMessage(message, shop);
/** The height of the fields themselves: the page's own is never less than that of its frame. */
const tellHeight = () => tell({ type: 'card:height', height: form.offsetHeight });
const card = () => Object.fromEntries(fields.map((field) => [field.name, field.value]));

function post(path) {
  return fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(card()),
  });
}

function showErrors(errors) {
  for (const field of fields) {
    const error = touched.has(field.name) ? (errors[field.name] ?? '') : '';
    document.getElementById(`${field.name}-error`).textContent = error;
    field.setAttribute('aria-invalid', String(error !== ''));
  }
  tellHeight();
}

async function check() {
  try {
    const answer = await (await post('/card/checks')).json();
    brand.textContent = answer.brand === 'unknown' ? '' : answer.brand;
    showErrors(answer.errors);
    const shown = Object.entries(answer.errors).filter(([name]) => touched.has(name));
    tell({
      type: 'card:change',
      isComplete: Object.keys(answer.errors).length === 0,
      brand: answer.brand,
      errors: Object.fromEntries(shown),
    });
  } catch {
    // The provider is asked again when the card is submitted, and says then what is wrong.
  }
}

async function submit() {
  for (const field of fields) touched.add(field.name);
  try {
    const answer = await post('/card/nonces');
    const body = await answer.json();
    if (answer.status === 201) {
      showErrors({});
      tell({ type: 'card:nonce', nonce: body.nonce, brand: body.brand, last4: body.last4 });
      return;
    }
    showErrors(body.errors);
    fields.find((field) => body.errors[field.name])?.focus();
    tell({ type: 'card:invalid', errors: body.errors });
  } catch {
    tell({ type: 'card:error', message: 'We couldn’t verify your card. Try again.' });
  }
}

const grouped = {
  number: (digits) =>
    /^3[47]/.test(digits)
      ? [digits.slice(0, 4), digits.slice(4, 10), digits.slice(10)].filter(Boolean).join(' ')
      : (digits.match(/.{1,4}/g) ?? []).join(' '),
  expiry: (digits) => (digits.length > 2 ? `${digits.slice(0, 2)}/${digits.slice(2, 6)}` : digits),
  cvc: (digits) => digits,
};

/** Groups what was typed at the end of a field; in the middle the caret must not jump. */
function tidy(field) {
  if (field.selectionStart !== field.value.length) return;
  field.value = grouped[field.name](field.value.replace(/\D/g, ''));
}

for (const field of fields) {
  field.addEventListener('input', () => {
    tidy(field);
    if (touched.has(field.name) || field.name === 'number') check();
  });
  field.addEventListener('blur', () => {
    if (field.value !== '') touched.add(field.name);
    check();
  });
}
form.addEventListener('submit', (event) => {
  event.preventDefault();
  submit();
});
window.addEventListener('message', ({ origin, source, data }) => {
  if (origin !== shop || source !== window.parent) return;
  if (data?.type === 'card:submit') submit();
  if (data?.type === 'card:focus') (form.elements[data.field] ?? fields[0]).focus();
});
new ResizeObserver(tellHeight).observe(form);
tell({ type: 'card:ready' });
