import type { Draft, Piece } from './details.ts';
import type { ModelLine } from './facts.ts';
import type { Random } from './random.ts';
import { HEELS, LENSES } from './tables.ts';

const LETTERS = ['XS', 'S', 'M', 'L', 'XL'];

function getStep(category: string, unit: string): number {
  if (category === 'Shoes') return 0.5;
  if (category === 'Clothing') return unit === '' || unit === 'AU' ? 1 : 2;
  if (category === 'Accessories') return 5;
  return unit === 'US' ? 0.5 : 1;
}

/**
 * One size of a line's scale: '35-41 EU' gives '38.5 EU', 'S-L' gives 'M', 'PM/GM' gives 'PM'.
 * A scale of one value is given back as it is.
 */
export function pickSize(line: ModelLine, random: Random): string {
  const numbers = /^(\d+)-(\d+)(?: (\w+))?$/.exec(line.size);
  if (numbers) {
    const from = Number(numbers[1]);
    const to = Number(numbers[2]);
    const unit = numbers[3] ?? '';
    const step = getStep(line.category, unit);
    return `${from + step * random.int(0, Math.floor((to - from) / step))} ${unit}`.trim();
  }
  const letters = /^(X?[SML])-(X?[SML])$/.exec(line.size);
  if (letters) {
    const from = LETTERS.indexOf(letters[1] ?? '');
    const to = LETTERS.indexOf(letters[2] ?? '');
    return LETTERS[random.int(from, to)] ?? 'M';
  }
  return line.size.includes('/') ? random.pick(line.size.split('/')) : line.size;
}

/** The first number of '25.5 x 15.5 x 6.5 cm': the width, or a watch's case, in cm or mm. */
export function firstMeasure(size: string): number {
  return Number.parseFloat(size);
}

/** A bag's size in words, by its width in centimetres. */
export function bagSize(width: number): string {
  if (width <= 19) return 'Mini';
  if (width <= 24) return 'Small';
  return width <= 32 ? 'Medium' : 'Large';
}

/** The heel in mm: as the model's name says ('So Kate 120'), else as the shape has it. */
function heelHeight({ planned, look, random }: Piece): string {
  const named = /\b(\d{2,3})$/.exec(planned.line.model);
  if (named) return `${named[1]} mm`;
  const bySet: readonly [number, number] = look.picture.set.startsWith('slide')
    ? [10, 15]
    : [70, 95];
  const [from, to] = HEELS[planned.line.shape] ?? bySet;
  return `${Math.round(random.between(from, to) / 5) * 5} mm`;
}

export function shoeDetails(piece: Piece): Draft {
  return {
    shoe_size: pickSize(piece.planned.line, piece.random),
    heel_height: heelHeight(piece),
  };
}

const QUARTZ = /Cape Cod|Tank|Constellation|G-Timeless|Tubogas/;
const HAND_WOUND = /Moonwatch|Calatrava|Reverso/;

function getMovement(model: string): string {
  if (HAND_WOUND.test(model)) return 'Hand-wound';
  return QUARTZ.test(model) ? 'Quartz' : 'Automatic';
}

function waterResistance(model: string): string {
  if (/Submariner|Seamaster/.test(model)) return '300 m';
  if (/Aquaracer/.test(model)) return '200 m';
  return /Oyster|Datejust|Daytona|Nautilus|Santos/.test(model) ? '100 m' : '30 m';
}

export function watchDetails({ planned, look, random }: Piece): Draft {
  const { line } = planned;
  const isSet = look.gemstones !== null || look.picture.set === 'watch-gem';
  return {
    size: pickSize(line, random),
    dial: look.picture.color,
    movement: getMovement(line.model),
    water_resistant: waterResistance(line.model),
    gemstones: isSet ? 'Diamonds' : null,
    measurements: `Case ${line.size}, fits wrists up to ${random.int(15, 20)} cm`,
  };
}

/** Belts have a size, wallets pockets, sunglasses a lens; a scarf has its measurements. */
export function accessoryDetails({ planned, look, random }: Piece): Draft {
  const { line } = planned;
  if (line.shape === 'belt') {
    const size = pickSize(line, random);
    return { size, measurements: `${firstMeasure(size)} x 3.2 cm`, closure_opening: 'Buckle' };
  }
  if (line.shape === 'wallet') {
    return {
      measurements: line.size,
      closure_opening: 'Zip',
      interior_pockets: String(random.int(2, 4)),
      interior_lining: 'Leather',
    };
  }
  if (line.shape === 'sunglasses') {
    return {
      measurements: line.size,
      lens: `${LENSES[look.picture.color] ?? 'Brown'} gradient`,
    };
  }
  return { measurements: line.size };
}
