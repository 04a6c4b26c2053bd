import type { ModelLine, Picture } from './facts.ts';

/** Models that the library has no true picture of, whatever is said beside it. */
const UNPICTURED = /Down Jacket|Lace (Cocktail|Midi) Dress/;

/** Which sets of pictures come nearest to a model; the first rule that fits counts. */
const NEAREST: readonly (readonly [model: RegExp, set: RegExp])[] = [
  [/Kelly|Brillant|Top Handle|Bamboo|Satchel|La Medusa|Sicily|Hourglass/, /^top-handle/],
  [/Daytona|Speedmaster|Chronograph|Navitimer/, /^watch-chrono/],
  [/Submariner|Seamaster|Aquaracer|Oyster|Nautilus|Royal Oak/, /^watch-dive/],
  [/Calatrava|Portofino|Reverso|Cape Cod/, /^watch-leather/],
  [/J12|Datejust|Constellation|Tubogas/, /^watch-(dive|twotone|gem)/],
  [/Tank|Santos|Ballon Bleu/, /^watch-(roman|twotone)/],
  [/Chain Bracelet/, /^bangle-chain/],
  [/Love Bracelet|Clou|Wire|Cable|Pois Moi/, /^bangle-flat/],
  [/Viper|Clover/, /^bangle-pave/],
  [/Heart/, /^necklace-heart/],
  [/10 Motif/, /^necklace-station/],
  [/Divas|Sweet Alhambra/, /^necklace-disc/],
  [/Happy Diamonds/, /^necklace-solitaire/],
  [/Akoya/, /^necklace-pearls/],
  [/Coco Crush|Love Ring|B\.Zero1|Possession|Bee My Love|Empreinte|Link/, /^ring-band/],
  [/Trinity|Quatre/, /^ring-(twin|eternity)/],
  [/Engagement/, /^ring-solitaire/],
  [/Albion|Nudo/, /^ring-cocktail/],
  [/Trench/, /^coat-trench/],
  [/Shirtdress|Knit Dress/, /^dress-(aline|zigzag)/],
  [/Shawl|Cashmere Scarf/, /^scarf-shawl/],
  [/Oran|Lido|Miller|Ginza/, /^slide/],
  [/Sandal/, /^sandal/],
  [/So Kate|Pigalle|BB|Gianvito|Opyum|Romy|Rockstud Pump|Bow Tie/, /^pump-(patent|suede)/],
];

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
  [/Damier Ebene/, /^Brown$/],
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
  const byModel = NEAREST.find(([model]) => model.test(line.model))?.[1];
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
