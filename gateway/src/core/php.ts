/** What the back end answers where an object belongs: PHP renders an empty one as a list. A list and nothing read as {}. */
export const phpObject = <Fields extends object>(
  answer: Fields | unknown[] | null | undefined,
): Partial<Fields> =>
  answer === null || answer === undefined || Array.isArray(answer) ? {} : answer;

type Flag = boolean | number | string | null | undefined;

/** True for each way in which the back end says yes. What is neither yes nor no is no answer. */
export const isOn = (flag: Flag): boolean =>
  flag === true || flag === 1 || flag === '1' || flag === 'true';

/** True for each way in which the back end says no. */
export const isOff = (flag: Flag): boolean =>
  flag === false || flag === 0 || flag === '0' || flag === 'false';
