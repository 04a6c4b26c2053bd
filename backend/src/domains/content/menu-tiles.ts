export type Tile = {
  readonly file: string;
  readonly alt: string;
  readonly link: string;
  readonly caption: string;
};

type Pair = readonly [Tile, Tile];

const tile = (file: string, alt: string, [link, caption]: readonly [string, string]): Tile => ({
  file: `${file}-q.webp`,
  alt,
  link,
  caption,
});

const TO_NEW = ['/latest-arrivals', 'New this week'] as const;
const TO_DESIGNERS = ['/our-designers', 'All designers'] as const;

const DEFAULT: Pair = [
  tile('flap-quilted-lamb-black-gold', 'Black quilted lambskin bag with a gold chain', TO_NEW),
  tile('watch-dive-black-steel', 'Steel diving watch with a black dial', TO_DESIGNERS),
];

/** Two pictures of the library for each entry of the first level, by its url key. */
const PAIRS: Readonly<Record<string, Pair>> = {
  'latest-arrivals': [
    tile('tote-togo-tan-palladium', 'Tan grained leather tote', TO_NEW),
    tile('pump-suede-green', 'Green suede pump', ['/shoes', 'Shoes']),
  ],
  designers: DEFAULT,
  handbags: [
    tile('crossbody-quilted-black-gold', 'Black quilted crossbody bag', TO_NEW),
    tile('tote-saffiano-navy-gold', 'Navy Saffiano leather tote', ['/handbags', 'All handbags']),
  ],
  shoes: [
    tile('pump-patent-nude', 'Nude patent leather pump', TO_NEW),
    tile('loafer-suede-tan', 'Tan suede loafer', ['/shoes', 'All shoes']),
  ],
  jewelry: [
    tile('ring-solitaire-platinum', 'Platinum ring with a single stone', TO_NEW),
    tile('necklace-solitaire-gold', 'Gold necklace with one stone', ['/jewelry', 'All jewelry']),
  ],
  clothing: [
    tile('coat-trench-black', 'Black trench coat', TO_NEW),
    tile('dress-slip-champagne', 'Champagne slip dress', ['/clothing', 'All clothing']),
  ],
  watches: [
    tile('watch-chrono-blue-steel', 'Steel chronograph with a blue dial', TO_NEW),
    tile('watch-dive-black-steel', 'Steel diving watch with a black dial', [
      '/watches',
      'All watches',
    ]),
  ],
  accessories: [
    tile('scarf-square-red', 'Red square scarf', TO_NEW),
    tile('belt-calf-black-gold', 'Black calfskin belt with a gold buckle', [
      '/accessories',
      'All accessories',
    ]),
  ],
  'selling-consignment': [
    tile('flap-smooth-box-burgundy-gold', 'Burgundy box leather flap bag', [
      '/sell/new',
      'Offer a piece',
    ]),
    tile('bangle-flat-silver', 'Flat silver bangle', ['/selling-consignment', 'How it works']),
  ],
};

/** The two tiles beside an entry of the first level; an unknown one has the house's own two. */
export const getTiles = (urlKey: string): Pair => PAIRS[urlKey] ?? DEFAULT;

/** The tiles as HTML, with pictures of 312x416 under `mediaUrl` (no slash at its end). */
export function tilesHtml(tiles: readonly Tile[], mediaUrl: string): string {
  const one = ({ file, alt, link, caption }: Tile): string => {
    const path = `/${file[0]}/${file[1]}/${file}`;
    const src = `${mediaUrl}/media/catalog/product/cache/312x416${path}`;
    return `<a class="menu-tile" href="${link}"><img src="${src}" width="312" height="416" alt="${alt}" loading="lazy"><span>${caption}</span></a>`;
  };
  return tiles.map(one).join('');
}
