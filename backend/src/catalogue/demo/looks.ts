import { type Designer, type ModelLine, PICTURE_SETS, type Picture, STONES } from './facts.ts';

/** Models that the library has no true picture of, whatever is said beside it. */
const UNPICTURED = /Down Jacket|Lace (Cocktail|Midi) Dress/;

/** Metals and weaves that say a color of their own, by the hardware or color they are shown in. */
const METALS: readonly (readonly [material: RegExp, hardware: RegExp])[] = [
  [/Rose Gold/, /^Rose Gold$/],
  [/Yellow Gold/, /^(Gold|Steel)$/],
  [/White Gold|Platinum|Silver|^Diamonds?$/, /^(Silver|Platinum|Steel)$/],
  [/^18K Gold|Gold-Tone/, /Gold$/],
];

const TWO_TONES: readonly (readonly [material: RegExp, picture: RegExp])[] = [
  [/Steel and Yellow/, /steel-gold$/],
  [/Steel and Everose/, /rose-gold$/],
];

const WEAVES: readonly (readonly [material: RegExp, color: RegExp])[] = [
  [/Damier Azur/, /^(Beige|White|Ivory)$/],
  [/Damier Ébène/, /^Brown$/],
  [/Eclipse/, /^(Black|Navy)$/],
];

/** Kinds of things that only some models are. */
const KINDS: Readonly<Record<string, RegExp>> = {
  Chronograph: /Daytona|Speedmaster|Chronograph|Navitimer/,
  'Rectangular Watch': /Tank|Reverso|Cape Cod|Santos/,
  'Dome Bag': /Alma|Arcadie/,
};

/** Whether a picture is of the kind of thing that a line is. */
function suits(line: ModelLine, picture: Picture): boolean {
  if (picture.shape !== line.shape || picture.category !== line.category) return false;
  if (UNPICTURED.test(line.model)) return false;
  if (picture.pattern === 'Woven' && !line.materials.some((name) => /Woven|Intrecciato/.test(name)))
    return false;
  return KINDS[picture.kind]?.test(line.model) ?? true;
}

/** Whether a picture can stand for a material without its own metal or color saying otherwise. */
function shows(picture: Picture, material: string): boolean {
  const isNamed = picture.material === material || picture.materialAlso?.includes(material);
  if (!isNamed) return false;
  const metal = METALS.find(([name]) => name.test(material))?.[1];
  const isOwnMetal = picture.material !== 'Crystal' && /^Diamonds?$/.test(material);
  if (metal && !isOwnMetal && picture.materialType !== 'Leather') {
    if (!metal.test(picture.hardware ?? '')) return false;
  }
  const weave = WEAVES.find(([name]) => name.test(material))?.[1];
  const twoTone = TWO_TONES.find(([name]) => name.test(material))?.[1];
  return (weave?.test(picture.color) ?? true) && (twoTone?.test(picture.id) ?? true);
}

/** The pictures of the sets nearest to the model, or all when none is of those. */
function nearest<T>(
  line: ModelLine,
  choices: readonly T[],
  getPicture: (choice: T) => Picture,
): readonly T[] {
  const byModel = PICTURE_SETS.find(([model]) => model.test(line.model))?.[1];
  const set = byModel ?? (line.shape === 'flapbag' ? /^flap/ : undefined);
  const found = set ? choices.filter((choice) => set.test(getPicture(choice).set)) : [];
  return found.length > 0 ? found : choices;
}

/** Of pictures in other materials, those that at least have the line's colors and hardware. */
function closest(
  line: ModelLine,
  pictures: readonly Picture[],
  colors: ReadonlyMap<string, string>,
): readonly Picture[] {
  const modest = pictures.filter(({ materialType }) => materialType !== 'Exotic');
  const colored = modest.filter((picture) => colors.has(picture.color));
  const alike = colored.filter(({ hardware }) => hardware && line.hardware.includes(hardware));
  return [alike, colored, modest].find((list) => list.length > 0) ?? pictures;
}

/** One way a model can look: a picture, and the words that are true of it. */
export type Look = {
  readonly picture: Picture;
  readonly material: string;
  /** The designer's own name of the color where the line has one, else the plain word. */
  readonly colorName: string;
  readonly gemstones: string | null;
};

/** Words that the facts list among materials, and that are none. */
const NOT_A_MATERIAL = new Set(['Quilted', 'Beige Check']);

/** The material to state, or undefined where every word for it denies what the picture shows. */
function statedMaterial(picture: Picture, wanted: string): string | undefined {
  if (NOT_A_MATERIAL.has(wanted)) return picture.material;
  if (!STONES.has(wanted) && !STONES.has(picture.material)) return wanted;
  // What the library names crystal stands for diamonds, which no one sets in crystal.
  if (picture.material === 'Crystal') return 'Platinum';
  if (!STONES.has(picture.material)) return picture.material;
  return picture.materialAlso?.find((material) => shows(picture, material));
}

function statedStones(picture: Picture, wanted: string): string | null {
  if (picture.stone) return picture.stone;
  if (STONES.has(picture.material)) return picture.material;
  return STONES.has(wanted) ? wanted : null;
}

function colorNames(
  line: ModelLine,
  designer: Designer,
  aliases: Readonly<Record<string, string>>,
): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  for (const name of line.colors) {
    // "Gold" is a tan leather in the trade, but only in the house of Hermès; elsewhere the metal.
    const isMetal = name === 'Gold' && designer.name !== 'Hermès';
    const word = isMetal ? name : (aliases[name] ?? name);
    if (!names.has(word)) names.set(word, name);
    if (!names.has(name) && name !== 'Gold') names.set(name, name);
  }
  return names;
}

/** The pictures there are, and designers' color names with their plain words. */
export type Library = {
  readonly pictures: readonly Picture[];
  readonly aliases: Readonly<Record<string, string>>;
};

/** Fewer pictures than this make neighbours in a list look alike. */
const ENOUGH_PICTURES = 12;

/**
 * Looks for items of a model whose own are all shown beside them already: pictures of the same kind and sort of
 * material in other colors. None for a model that has pictures enough.
 */
export function getSubstitutes(
  line: ModelLine,
  looks: readonly Look[],
  library: Library,
): readonly Look[] {
  const own = looks.map(({ picture }) => picture);
  if (own.length === 0 || new Set(own).size >= ENOUGH_PICTURES) return [];
  const types = new Set(own.map(({ materialType }) => materialType));
  const patterns = new Set(own.map(({ pattern }) => pattern));
  const alike = library.pictures.filter(
    (picture) =>
      suits(line, picture) &&
      types.has(picture.materialType) &&
      patterns.has(picture.pattern) &&
      !own.includes(picture),
  );
  return nearest(line, alike, (picture) => picture).flatMap(
    (picture) => createLook(picture, picture.material, new Map()) ?? [],
  );
}

/**
 * Every look a model can have, best first choice only: exact material and color where the library
 * has them, else the material in another color, else another material of the same shape. Empty
 * when the library has no picture of the shape.
 */
export function getLooks(line: ModelLine, designer: Designer, library: Library): readonly Look[] {
  const pictures = library.pictures.filter((picture) => suits(line, picture));
  const names = colorNames(line, designer, library.aliases);
  const all = line.materials.flatMap((material) =>
    pictures
      .filter((picture) => shows(picture, material))
      .flatMap((picture) => createLook(picture, material, names) ?? []),
  );
  // A metal or a stone has the color it has.
  const colored = all.filter(({ picture }) => names.has(picture.color));
  const exact = line.category === 'Jewelry' ? all : colored;
  const matching = [exact, all].find((looks) => looks.length > 0);
  if (matching) return nearest(line, matching, ({ picture }) => picture);
  const stand = nearest(line, closest(line, pictures, names), (picture) => picture);
  return stand.flatMap((picture) => createLook(picture, picture.material, names) ?? []);
}

function createLook(
  picture: Picture,
  materialName: string,
  names: ReadonlyMap<string, string>,
): Look | undefined {
  const material = statedMaterial(picture, materialName);
  if (material === undefined) return undefined;
  const colorName = names.get(picture.color) ?? picture.color;
  return { picture, material, colorName, gemstones: statedStones(picture, materialName) };
}
