/** Media queries that are not breakpoints, as keys of a style object: `[coarse]: { minHeight: 'target' }`. */

/** Touch devices, which need targets of 44 px. */
export const coarse = '@media (max-width: 767px), (pointer: coarse)';
/** Forced colors: otherwise transparent borders become visible. */
export const forcedColors = '@media (forced-colors: active)';

/** The page runs no scripts. */
export const noScripts = '@media (scripting: none)';
