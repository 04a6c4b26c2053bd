import type { Look } from './looks.ts';
import type { PlannedLine } from './plan.ts';
import type { Random } from './random.ts';

const LONG_TAIL =
  "from the Designer's Own Archive, Numbered, with Original Presentation Case and Signed Certificate No. 12";

const LONG_BAG_TAIL =
  'Limited Edition Runway Collection with Detachable Shoulder Strap, Matching Pouch & Store-Exclusive Charm';

const ACCENTED_TAILS = ['Édition Limitée', 'Série Spéciale', 'Défilé'];

function withoutRepeats(model: string, material: string): string {
  const first = material.split(' ')[0] ?? '';
  return model.includes(first) ? '' : material;
}

function colorPart({ line }: PlannedLine, look: Look, material: string): string {
  if (line.category === 'Watches') {
    const strap = look.picture.strap ? ` ${look.picture.strap} Strap` : '';
    return `${look.picture.color} Dial${strap}`;
  }
  const isPlainMetal = line.category === 'Jewelry' && look.picture.materialType === 'Metal';
  if (isPlainMetal && !/Enamel|Plated/.test(material)) return '';
  return look.colorName;
}

/** Words that a few names end with. */
export function nameTail(category: string, random: Random): string {
  if (random.chance(0.005)) return category === 'Handbags' ? LONG_BAG_TAIL : LONG_TAIL;
  return random.chance(0.012) ? random.pick(ACCENTED_TAILS) : '';
}

type NamedItem = {
  readonly planned: PlannedLine;
  readonly year: number;
  readonly nameTail: string;
};

/** The name as the trade writes it: designer, year, model, material, colour. */
export function itemName({ planned, year, nameTail: tail }: NamedItem, look: Look): string {
  const { designer, line } = planned;
  const material = withoutRepeats(line.model, look.material);
  const color = colorPart(planned, look, look.material);
  const stones = look.gemstones && line.category === 'Jewelry' ? look.gemstones : '';
  return [designer.name, year, line.model, material, stones, color, tail]
    .filter((part) => part !== '')
    .join(' ');
}
