import type { ModelLine } from './facts.ts';
import type { Random } from './random.ts';

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
    const [from, to, unit] = [Number(numbers[1]), Number(numbers[2]), numbers[3] ?? ''];
    const step = getStep(line.category, unit);
    return `${from + step * random.int(0, Math.floor((to - from) / step))} ${unit}`.trim();
  }
  const letters = /^(X?[SML])-(X?[SML])$/.exec(line.size);
  if (letters) {
    const [from, to] = [LETTERS.indexOf(letters[1] ?? ''), LETTERS.indexOf(letters[2] ?? '')];
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
