/**
 * Media queries that are not breakpoints, as keys of a style object: `[coarse]: { minHeight: 'target' }`. Each names a
 * length, always true if there is no other, because Chakra sorts the queries of a style by it. Two without one (`_hover`
 * has none) are sorted by `localeCompare`, whose first call takes a browser about 15 ms.
 */

/** Touch devices, which need targets of 44 px. */
export const coarse = '@media (max-width: 767px), (pointer: coarse)';
/** Low screens, such as those of a phone on its side, on which fixed parts leave no space for what scrolls. */
export const low = '@media (max-height: 30rem)';
/** Forced colors: otherwise transparent borders become visible. */
export const forcedColors = '@media (forced-colors: active) and (max-width: 99999px)';

/** The page runs no scripts. */
export const noScripts = '@media (scripting: none) and (max-width: 99999px)';
