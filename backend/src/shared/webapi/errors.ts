/** Values for the placeholders of a message: an object for `%name`, an array for `%1`, `%2` … */
export type Parameters = Readonly<Record<string, unknown>> | readonly unknown[];

export interface InputError {
  readonly message: string;
  readonly parameters: Parameters;
}

/** Magento's error body: the template is not filled in. */
export interface ErrorBody {
  readonly message: string;
  readonly errors?: readonly InputError[];
  readonly parameters?: Parameters;
}

export class WebapiError extends Error {
  override readonly name = 'WebapiError';
  readonly status: number;
  readonly body: ErrorBody;

  constructor(status: number, body: ErrorBody) {
    super(body.message);
    this.status = status;
    this.body = body;
  }
}

/** An error that Magento also responds to with a masked 500; it is not a bug of this program. */
export class MagentoError extends Error {}

export const rejection = (status: number, message: string, parameters?: Parameters): WebapiError =>
  new WebapiError(status, parameters === undefined ? { message } : { message, parameters });

/** 400: invalid input. */
export const badInput = (message: string, parameters?: Parameters): WebapiError =>
  rejection(400, message, parameters);

/** 400: a field has a value that is not allowed. */
export const invalidValue = (fieldName: string, value: unknown): WebapiError =>
  badInput('Invalid value of "%value" provided for the %fieldName field.', { fieldName, value });

/** 400: a field has more than `max` characters. */
export const tooLong = (fieldName: string, max: number): WebapiError =>
  badInput('"%fieldName" is longer than %max characters.', { fieldName, max });

/** 404 with the message of Magento's NoSuchEntityException. */
export const noSuchEntity = (fieldName: string, fieldValue: unknown): WebapiError =>
  rejection(404, 'No such entity with %fieldName = %fieldValue', { fieldName, fieldValue });

/** 404 for a missing product or order (`entity`), in Magento's words. */
export const missing = (name: 'entity' | 'product'): WebapiError =>
  rejection(404, `The ${name} that was requested doesn't exist. Verify the ${name} and try again.`);

/** The fault of a required value that is missing. */
export const requiredFault = (fieldName: string): InputError => ({
  message: '"%fieldName" is required. Enter and try again.',
  parameters: { fieldName },
});

/** 400 for faults of the input: a single error, or an aggregate for several. */
export function faultyInput(faults: readonly InputError[]): WebapiError {
  const [only, ...others] = faults;
  if (only !== undefined && others.length === 0) return badInput(only.message, only.parameters);
  const message = 'One or more input exceptions have occurred.';
  return new WebapiError(400, { message, errors: faults });
}

/** 400: required values are missing. */
export const required = (...fieldNames: readonly string[]): WebapiError =>
  faultyInput(fieldNames.map(requiredFault));

/** 401: the caller lacks access. `resources` is `self` or the name of an admin resource. */
export const notAuthorized = (resources: string): WebapiError =>
  rejection(401, "The consumer isn't authorized to access %resources.", { resources });
