import type { CardErrors } from './provider.ts';
import './hostedPlaces.css';

const FIELDS = { number: 'Card number', expiry: 'Expires', cvc: 'Security code' } as const;
type Field = keyof typeof FIELDS;
const NAMES = Object.keys(FIELDS) as Field[];

/** Labelled places for a provider's fields, for one that brings the fields alone. */
export interface Places {
  readonly of: Readonly<Record<Field, HTMLElement>>;
  /** Shows what is wrong below each field. */
  show(errors: CardErrors): void;
  remove(): void;
}

function make(tag: string, className: string, text = ''): HTMLElement {
  const element = document.createElement(tag);
  element.className = className;
  element.textContent = text;
  return element;
}

/** Puts the places into the page. */
export function hostedPlaces(element: HTMLElement): Places {
  const whole = make('div', 'e-hosted');
  const parts = NAMES.map((name) => {
    const field = make('div', 'e-hosted-field');
    const frame = make('div', 'e-input');
    const error = make('p', 'e-form-error');
    error.setAttribute('role', 'alert');
    field.append(make('span', '', FIELDS[name]), frame, error);
    field.dataset.field = name;
    whole.append(field);
    return { name, frame, error };
  });
  element.replaceChildren(whole);
  const frames = Object.fromEntries(parts.map(({ name, frame }) => [name, frame]));
  return {
    of: frames as Places['of'],
    show: (errors) => {
      for (const { name, error } of parts) error.textContent = errors[name] ?? '';
    },
    remove: () => whole.remove(),
  };
}
