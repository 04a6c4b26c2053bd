import type { ModelLine, Picture } from './facts.ts';
import { PICTURE_SETS } from './tables.ts';

/** Models that the library has no true picture of, whatever is said beside it. */
const UNPICTURED = /Down Jacket|Lace (Cocktail|Midi) Dress/;

/** Metals and weaves that say a colour of their own, by the hardware or colour they are shown in. */
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
export function suits(line: ModelLine, picture: Picture): boolean {
  if (picture.shape !== line.shape || picture.category !== line.category) return false;
  if (UNPICTURED.test(line.model)) return false;
  if (picture.pattern === 'Woven' && !line.materials.some((name) => /Woven|Intrecciato/.test(name)))
    return false;
  return KINDS[picture.kind]?.test(line.model) ?? true;
}

/** Whether a picture can stand for a material without its own metal or colour saying otherwise. */
export function shows(picture: Picture, material: string): boolean {
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
export function nearest<T>(
  line: ModelLine,
  choices: readonly T[],
  getPicture: (choice: T) => Picture,
): readonly T[] {
  const byModel = PICTURE_SETS.find(([model]) => model.test(line.model))?.[1];
  const set = byModel ?? (line.shape === 'flapbag' ? /^flap/ : undefined);
  const found = set ? choices.filter((choice) => set.test(getPicture(choice).set)) : [];
  return found.length > 0 ? found : choices;
}

/** Of pictures in other materials, those that at least have the line's colours and hardware. */
export function closest(
  line: ModelLine,
  pictures: readonly Picture[],
  colors: ReadonlyMap<string, string>,
): readonly Picture[] {
  const modest = pictures.filter(({ materialType }) => materialType !== 'Exotic');
  const colored = modest.filter((picture) => colors.has(picture.color));
  const alike = colored.filter(({ hardware }) => hardware && line.hardware.includes(hardware));
  return [alike, colored, modest].find((list) => list.length > 0) ?? pictures;
}
