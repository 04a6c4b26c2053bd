const MAX_LENGTH = 254;
const ADDRESS =
  /^[^\s\p{Cc}@"(),:;<>[\\\]]{1,64}@([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9]$/iu;

/** True for one email address without display name, quotes or comments. */
export const isEmail = (text: string): boolean => text.length <= MAX_LENGTH && ADDRESS.test(text);
