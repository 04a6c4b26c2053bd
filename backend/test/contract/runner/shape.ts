/** What a case knows when it is judged: ids, prices, addresses made for it. */
export type Vars = Readonly<Record<string, unknown>>;

/** Where in a response a value stands, and what the case knows. */
interface Place {
  readonly at: string;
  readonly vars: Vars;
}

/** Says what is wrong with a value; nothing when it fits. */
type Judge = (actual: unknown, place: Place) => string[];

/** A rule for a value in the place of the value itself. */
export class Matcher {
  readonly judge: Judge;
  readonly isOptional: boolean;
  constructor(judge: Judge, isOptional = false) {
    this.judge = judge;
    this.isOptional = isOptional;
  }
}

/**
 * What a response must look like. Objects have exactly these keys, lists exactly these elements;
 * `{name}` in a text is what the case knows by that name, and a function makes a shape of it.
 */
export type Shape = string | number | boolean | null | Matcher | ((vars: Vars) => Shape) | readonly Shape[] | { readonly [key: string]: Shape };

const shown = (value: unknown): string => {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 160 ? `${text.slice(0, 160)}…` : text;
};

const differs = (expected: string, actual: unknown, { at }: Place): string[] => [`${at}: expected ${expected}, came ${shown(actual)}`];

/** A text with what the case knows put into it; a text that is one name alone becomes the value itself. */
export function fillText(text: string, vars: Vars): unknown {
  const whole = /^\{(\w+)\}$/.exec(text)?.[1];
  if (whole !== undefined && whole in vars) return vars[whole];
  return text.replaceAll(/\{(\w+)\}/g, (all, name: string) => (name in vars ? String(vars[name]) : all));
}

/** Fills every text of a body that is to be sent. */
export function fill(value: unknown, vars: Vars): unknown {
  if (typeof value === 'string') return fillText(value, vars);
  if (Array.isArray(value)) return value.map((one) => fill(one, vars));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, fill(one, vars)]));
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

function judgeObject(shape: { readonly [key: string]: Shape }, actual: unknown, place: Place): string[] {
  if (!isRecord(actual)) return differs('an object', actual, place);
  const inside = (key: string): Place => ({ ...place, at: `${place.at}.${key}` });
  const wanted = Object.entries(shape).flatMap(([key, one]) => {
    if (Object.hasOwn(actual, key)) return differences(one, actual[key], inside(key));
    const isOptional = one instanceof Matcher && one.isOptional;
    return isOptional ? [] : [`${place.at}.${key}: missing`];
  });
  const extra = Object.keys(actual).filter((key) => !Object.hasOwn(shape, key));
  return [...wanted, ...extra.map((key) => `${place.at}.${key}: not expected`)];
}

function judgeList(shape: readonly Shape[], actual: unknown, place: Place): string[] {
  if (!Array.isArray(actual)) return differs('a list', actual, place);
  if (actual.length !== shape.length) {
    return [`${place.at}: expected ${shape.length} elements, came ${shown(actual)}`];
  }
  return shape.flatMap((one, index) => differences(one, actual[index], { ...place, at: `${place.at}[${index}]` }));
}

/** Every way in which a response differs from its shape. */
export function differences(shape: Shape, actual: unknown, place: Place): string[] {
  if (shape instanceof Matcher) return shape.judge(actual, place);
  if (typeof shape === 'function') return differences(shape(place.vars), actual, place);
  if (Array.isArray(shape)) return judgeList(shape, actual, place);
  if (isRecord(shape)) return judgeObject(shape, actual, place);
  const expected = typeof shape === 'string' ? fillText(shape, place.vars) : shape;
  return expected === actual ? [] : differs(shown(expected), actual, place);
}

const thatIs = (words: string, test: (value: unknown) => boolean): Matcher =>
  new Matcher((actual, place) => (test(actual) ? [] : differs(words, actual, place)));

/** An id: a whole number above 0. */
export const id = thatIs('an id', (value) => Number.isInteger(value) && Number(value) > 0);
/** Any number. */
export const number = thatIs('a number', (value) => typeof value === 'number');
/** Any boolean. */
export const flag = thatIs('true or false', (value) => typeof value === 'boolean');
/** A text that is not empty. */
export const text = thatIs('a text', (value) => typeof value === 'string' && value !== '');
/** A text, or null. */
export const textOrNull = thatIs('a text or null', (value) => value === null || typeof value === 'string');
/** 'YYYY-MM-DD hh:mm:ss'. */
export const moment = thatIs('a moment', (value) => typeof value === 'string' && /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(value));
/** A text of that form. */
export const like = (pattern: RegExp): Matcher => thatIs(`a text like ${pattern}`, (value) => typeof value === 'string' && pattern.test(value));

/** A key that may be missing. */
export const maybe = (shape: Shape): Matcher => new Matcher((actual, place) => differences(shape, actual, place), true);

/** A list of equal elements, at least so many. */
export const arrayLike = (shape: Shape, least = 0): Matcher =>
  new Matcher((actual, place) => {
    if (!Array.isArray(actual)) return differs('a list', actual, place);
    if (actual.length < least) return differs(`at least ${least} elements`, actual, place);
    return actual.flatMap((one, index) => differences(shape, one, { ...place, at: `${place.at}[${index}]` }));
  });

/** A list that has this element, among others. */
export const listWith = (shape: Shape): Matcher =>
  new Matcher((actual, place) => {
    if (!Array.isArray(actual)) return differs('a list', actual, place);
    const fits = actual.some((one) => differences(shape, one, place).length === 0);
    return fits ? [] : differs('a list with the wanted element', actual, place);
  });

/** An object with at least these keys. */
export const having = (shape: { readonly [key: string]: Shape }): Matcher =>
  new Matcher((actual, place) => {
    if (!isRecord(actual)) return differs('an object', actual, place);
    const named = Object.fromEntries(Object.keys(shape).flatMap((key) => (key in actual ? [[key, actual[key]]] : [])));
    return judgeObject(shape, named, place);
  });

/** A number that the case knows: REST gives some as texts. */
export const numberOrText = (name: string): Shape => {
  return (vars) => either(Number(vars[name]), String(vars[name]));
};

/** One of several. */
export const either = (...shapes: readonly Shape[]): Matcher =>
  new Matcher((actual, place) => {
    const all = shapes.map((shape) => differences(shape, actual, place));
    return all.some((found) => found.length === 0) ? [] : (all[0] ?? []);
  });
