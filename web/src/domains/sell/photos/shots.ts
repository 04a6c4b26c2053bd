const BAG = 'M12 26h40l4 28H8zM22 26c0-16 20-16 20 0';

/** Silhouettes of whole pieces by category; a bag for others. */
const PIECES: Readonly<Record<string, string>> = {
  Shoes: 'M6 46V26c8 3 13-1 17-7l14 14c6 4 15 5 21 8v5z',
  Jewelry: 'M32 26a16 16 0 1 0 .1 0M24 8h16l6 7-14 11-14-11z',
  Clothing: 'M22 8l10 6 10-6 14 10-6 10-6-4v32H20V24l-6 4-6-10z',
  Watches: 'M32 18a14 14 0 1 0 .1 0M25 20V6h14v14M25 44v14h14V44M32 24v8l5 3',
};

/** The views of all categories; `outline` is a silhouette as SVG paths in a 64 by 64 view box. */
export const SHOTS = [
  { code: 'front', letter: 'f', label: 'Front', hint: 'Whole piece, straight on', outline: BAG },
  {
    code: 'back',
    letter: 'k',
    label: 'Back',
    hint: 'Whole piece, from behind',
    outline: `${BAG}M20 34h24v12H20z`,
  },
  {
    code: 'base',
    letter: 'b',
    label: 'Base',
    hint: 'The underside, with its feet or soles',
    outline: 'M8 22h48v20H8zM14 28h.1M50 28h.1M14 36h.1M50 36h.1',
  },
  {
    code: 'corners',
    letter: 'c',
    label: 'Corners',
    hint: 'All corners or edges, close up',
    outline: 'M14 10v28q0 12 12 12h28M22 10v24q0 8 8 8h24',
  },
  {
    code: 'interior',
    letter: 'i',
    label: 'Interior',
    hint: 'Open, with light falling in',
    outline: 'M8 22q24-14 48 0l-5 32H13zM8 22q24 14 48 0M24 36h16v8H24z',
  },
  {
    code: 'hardware',
    letter: 'h',
    label: 'Hardware',
    hint: 'Clasp, zipper, chain or buckle',
    outline: 'M32 12a12 12 0 1 0 .1 0M32 18a6 6 0 1 0 .1 0M32 36v8M24 44h16v10H24z',
  },
  {
    code: 'serial',
    letter: 's',
    label: 'Serial or date code',
    hint: 'Sharp enough to read',
    outline: 'M10 20h44v24H10zM16 28h8M28 28h8M40 28h8M16 36h20',
  },
  {
    code: 'flaws',
    letter: 'w',
    label: 'Flaws',
    hint: 'Anything a buyer would notice',
    outline: 'M28 12a16 16 0 1 0 .1 0M40 40l14 14M22 24l6 6-4 4 8 6',
  },
];

/** Views that pieces of a category do not have. */
const NO_SHOTS: Readonly<Record<string, readonly string[]>> = {
  Shoes: ['corners', 'interior'],
  Jewelry: ['base', 'corners', 'interior'],
  Clothing: ['base', 'corners'],
  Watches: ['base', 'corners', 'interior'],
};

/** The suggested views of a piece. */
export function getShots(category: string) {
  const piece = PIECES[category];
  return SHOTS.filter(({ code }) => !NO_SHOTS[category]?.includes(code)).map((shot) =>
    piece !== undefined && NEEDED_SHOTS.includes(shot.code) ? { ...shot, outline: piece } : shot,
  );
}

/** Views that are required for a reliable offer. */
const NEEDED_SHOTS = ['front', 'back'];

type Photos = readonly { readonly shot: string | null }[];

/** Photos of a submitted item have no view assigned, so none counts as missing. */
export function getMissingShots(photos: Photos) {
  if (photos.length > 0 && photos.every(({ shot }) => shot === null)) return [];
  return SHOTS.filter(
    ({ code }) => NEEDED_SHOTS.includes(code) && !photos.some(({ shot }) => shot === code),
  );
}

export const hasEnoughPhotos = (photos: Photos): boolean =>
  photos.length >= 2 || (photos.length > 0 && getMissingShots(photos).length < NEEDED_SHOTS.length);
