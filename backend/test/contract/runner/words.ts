import { like, type Shape } from './shape.ts';

/** A rejection in Magento's envelope. */
export const rejection = (message: string, parameters?: Shape): Shape => (parameters === undefined ? { message } : { message, parameters });

const requiredText = '"%fieldName" is required. Enter and try again.';

/** A required value is missing. */
export const required = (fieldName: string): Shape => rejection(requiredText, { fieldName });

/** Several required values are missing. */
export const requiredAll = (...fieldNames: readonly string[]): Shape => ({
  message: 'One or more input exceptions have occurred.',
  errors: fieldNames.map((fieldName) => ({ message: requiredText, parameters: { fieldName } })),
});

/** There is no such thing. */
export const noSuch = (fieldName: string, fieldValue: Shape): Shape => rejection('No such entity with %fieldName = %fieldValue', { fieldName, fieldValue });

/** The caller may not do this. */
export const notAllowed = (resources: string): Shape => rejection("The consumer isn't authorized to access %resources.", { resources });

const unsupportedText = '"%fieldName" is not supported. Correct the field name and try again.';

/** A property that its object does not have. */
export const unsupported = (fieldName: string): Shape => rejection(unsupportedText, { fieldName });

/** Whether a shape is of an unknown property, which Magento before 2.4.7 reports as an internal error. */
export const isUnsupported = (shape: Shape | undefined): boolean => Object(shape).message === unsupportedText;

/** A value of the wrong type; `path` are the properties that lead to it. */
export const wrongType = (value: string, type: string, path: readonly string[] = []): Shape =>
  rejection(
    [
      ...path.map((name) => `Error occurred during "${name}" processing. `),
      `The "${value}" value's type is invalid. The "${type}" type was expected. Verify and try again.`,
    ].join(''),
  );

/** A value that its field does not take. */
export const invalid = (fieldName: string, value: Shape): Shape =>
  rejection('Invalid value of "%value" provided for the %fieldName field.', { fieldName, value });

export const noRoute = rejection('Request does not match any route.');
export const noCart = rejection('Current customer does not have an active cart.');
export const unknownCart = noSuch('cartId', null);
export const notSignedIn = notAllowed('self');

/** A fault of Magento's code before 2.4.7, which is not even JSON. */
export const crash = /^An error has happened during application run\. See exception log for details\.\s*$/;

/** A fault that no caller is told about. */
export const internalError: Shape = {
  message: like(/^Internal Error\. Details are available in Magento log file\. Report ID: webapi-[0-9a-f]{13}$/),
};
