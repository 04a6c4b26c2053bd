/** Media queries that are not breakpoints, as keys of a style object: `[coarse]: { minHeight: 'target' }`. */

/** A finger instead of a pointer, which needs 44 px to hit. */
export const coarse = '@media (max-width: 767px), (pointer: coarse)';
/** The reader chooses the colors: borders that are transparent otherwise are drawn. */
export const forcedColors = '@media (forced-colors: active)';
