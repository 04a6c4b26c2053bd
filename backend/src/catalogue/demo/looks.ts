import type { Designer, ModelLine, Picture } from './facts.ts';

/** One way a model can look: a picture, and the words that are true of it. */
export type Look = {
  readonly picture: Picture;
  readonly material: string;
  /** The designer's own name of the colour where the line has one, else the plain word. */
  readonly colorName: string;
  readonly gemstones: string | null;
};

const STONES = new Set([
  'Diamond',
  'Diamonds',
  'Blue Topaz',
  'Amethyst',
  'Mother of Pearl',
  'Malachite',
  'Onyx',
  'Carnelian',
]);

/** Words that the facts list among materials, and that are none. */
const NOT_A_MATERIAL = new Set(['Quilted', 'Beige Check', 'Metal']);

const PREFERRED_SETS: readonly (readonly [RegExp, RegExp])[] = [
  [/Kelly|Brillant|Top Handle|Capucines|Peekaboo|Bamboo|Satchel|La Medusa|Sicily/, /^top-handle/],
  [/Daytona|Speedmaster|Chronograph|Navitimer/, /^watch-chrono/],
  [/Submariner|Seamaster|Aquaracer|Oyster|Nautilus|Royal Oak/, /^watch-dive/],
  [/Calatrava|Portofino|Reverso|Cape Cod/, /^watch-leather/],
  [/Tank|Santos|Ballon Bleu/, /^watch-(roman|twotone)/],
  [/Chain Bracelet/, /^bangle-chain/],
  [/Love Bracelet|Clou|Wire|Cable|Pois Moi/, /^bangle-flat/],
  [/Heart/, /^necklace-heart/],
  [/10 Motif/, /^necklace-station/],
  [/Coco Crush|Love Ring|B\.Zero1|Possession|Quatre|Bee My Love|Empreinte|Link/, /^ring-band/],
  [/Trinity/, /^ring-twin/],
  [/Engagement/, /^ring-solitaire/],
  [/Trench/, /^coat-trench/],
  [/Shirtdress|Knit Dress/, /^dress-(aline|zigzag)/],
  [/Shawl|Cashmere Scarf/, /^scarf-shawl/],
  [/Oran/, /^slide/],
];

const isChronograph = (line: ModelLine): boolean =>
  /Daytona|Speedmaster|Chrono|Navi/.test(line.model);

function suits(line: ModelLine, picture: Picture): boolean {
  if (picture.shape !== line.shape || picture.category !== line.category) return false;
  return picture.kind !== 'Chronograph' || isChronograph(line);
}

function preferSets(line: ModelLine, pictures: readonly Picture[]): readonly Picture[] {
  const rule = PREFERRED_SETS.find(([model]) => model.test(line.model));
  const preferred = rule ? pictures.filter((picture) => rule[1].test(picture.set)) : [];
  return preferred.length > 0 ? preferred : pictures;
}

const shows = (picture: Picture, material: string): boolean =>
  picture.material === material || (picture.materialAlso?.includes(material) ?? false);

function statedMaterial(picture: Picture, asked: string): string {
  if (NOT_A_MATERIAL.has(asked)) return picture.material;
  if (!STONES.has(asked) && !STONES.has(picture.material)) return asked;
  if (!STONES.has(picture.material)) return picture.material;
  return picture.materialAlso?.[0] ?? picture.material;
}

function statedStones(picture: Picture, asked: string): string | null {
  if (picture.stone) return picture.stone;
  if (STONES.has(picture.material)) return picture.material;
  return STONES.has(asked) ? asked : null;
}

function colorNames(
  line: ModelLine,
  designer: Designer,
  aliases: Readonly<Record<string, string>>,
): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  for (const name of line.colors) {
    // "Gold" is a tan leather in the trade, but only in the house of Hermes; elsewhere the metal.
    const isMetal = name === 'Gold' && designer.name !== 'Hermes';
    const word = isMetal ? name : (aliases[name] ?? name);
    if (!names.has(word)) names.set(word, name);
    if (!names.has(name) && name !== 'Gold') names.set(name, name);
  }
  return names;
}

/**
 * Every look a model can have, best first choice only: exact material and colour where the library
 * has them, else the material in another colour, else another material of the same shape. Empty
 * when the library has no picture of the shape.
 */
export function looksOf(
  line: ModelLine,
  designer: Designer,
  library: { pictures: readonly Picture[]; aliases: Readonly<Record<string, string>> },
): readonly Look[] {
  const pictures = library.pictures.filter((picture) => suits(line, picture));
  const names = colorNames(line, designer, library.aliases);
  const matching = line.materials.flatMap((material) => {
    const found = preferSets(
      line,
      pictures.filter((picture) => shows(picture, material)),
    );
    return found.map((picture) => lookOf(picture, material, names));
  });
  // A metal or a stone has the colour it has.
  if (line.category === 'Jewelry' && matching.length > 0) return matching;
  const exact = matching.filter((look) => names.has(look.picture.color));
  if (exact.length > 0) return exact;
  if (matching.length > 0) return matching;
  const alike = closest(pictures, line, names);
  return preferSets(line, alike).map((picture) => lookOf(picture, picture.material, names));
}

/** Of pictures in other materials, those that at least have the line's colours and hardware. */
function closest(
  pictures: readonly Picture[],
  line: ModelLine,
  names: ReadonlyMap<string, string>,
): readonly Picture[] {
  const colored = pictures.filter((picture) => names.has(picture.color));
  const metal = colored.filter(({ hardware }) => hardware && line.hardware.includes(hardware));
  return [metal, colored].find((list) => list.length > 0) ?? pictures;
}

function lookOf(picture: Picture, material: string, names: ReadonlyMap<string, string>): Look {
  return {
    picture,
    material: statedMaterial(picture, material),
    colorName: names.get(picture.color) ?? picture.color,
    gemstones: statedStones(picture, material),
  };
}
