import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's root folder. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** Absolute path of a file in the project. */
export const inRoot = (...parts: string[]): string => join(root, ...parts);
