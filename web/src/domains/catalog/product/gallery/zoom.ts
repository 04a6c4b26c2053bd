/** The picture as it fits the screen (spec §9). */
export const MIN_SCALE = 1;

/** The closest look (spec §9). */
export const MAX_SCALE = 2.25;

/** What a press of a zoom button adds or takes: five of them lead from one end to the other. */
export const ZOOM_STEP = 0.25;

/** Milliseconds that a step takes: a step begun amid another would start from where that has got to. */
export const AT_ONCE = 0;
