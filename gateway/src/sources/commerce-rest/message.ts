/** Values for a message's placeholders: by position (`%1`) or by name (`%fieldName`). */
export type MessageParameters = Readonly<Record<string, unknown>> | readonly unknown[];

const asText = (value: unknown): string => {
  if (value === null || value === undefined) return '';
  if (typeof value === 'object') return JSON.stringify(value);
  return String(value);
};

const entriesOf = (parameters: MessageParameters): [string, string][] =>
  Array.isArray(parameters)
    ? parameters.map((value, index) => [String(index + 1), asText(value)])
    : Object.entries(parameters).map(([name, value]) => [name, asText(value)]);

const escapeForPattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * `template` with its placeholders filled in. Longer names win (`%10` before `%1`), a null is an empty
 * text, and a placeholder without a value stays. One pass, so a value with a `%` in it is not filled in again.
 */
export const fillMessage = (template: string, parameters: MessageParameters = []): string => {
  const values = new Map(entriesOf(parameters));
  if (values.size === 0) return template;
  const names = [...values.keys()].sort((a, b) => b.length - a.length).map(escapeForPattern);
  return template.replace(
    new RegExp(`%(${names.join('|')})`, 'g'),
    (found, name: string) => values.get(name) ?? found,
  );
};
