import { failureText } from './failureText.ts';

/** Why a change was refused: for which field of the form, or for the whole of it. */
export interface Problem {
  /** The last name of the field's path; null when no single field is at fault. */
  readonly field: string | null;
  readonly message: string;
}

/** A refusal of the gateway, as far as forms go by it. */
export interface UserError {
  readonly message: string;
  readonly field?: readonly string[] | null;
}

const NO_ANSWER: Problem = { field: null, message: 'That did not work. Please try again.' };

/**
 * Sends a change and says what came of it: null when it is done. Never rejects.
 *
 * @param send gives the user errors of the answer; undefined when there was none
 */
export async function problemOf(
  send: () => Promise<readonly UserError[] | undefined>,
): Promise<Problem | null> {
  try {
    const errors = await send();
    if (errors === undefined) return NO_ANSWER;
    const [first] = errors;
    return first ? { field: first.field?.at(-1) ?? null, message: first.message } : null;
  } catch (error) {
    return { field: null, message: failureText(error) };
  }
}
