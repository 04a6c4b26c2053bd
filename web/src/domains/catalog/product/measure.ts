const centimetresPerInch = 2.54;
const number = String.raw`\d+(?:\.\d+)?`;
const series = new RegExp(
  String.raw`(${number}(?:\s*[x×]\s*${number})*)\s*(cm|mm|in(?:ches|ch)?\.?|")(?![a-z])`,
  'gi',
);

/**
 * A measurement with its other unit in parentheses: "25.5 x 15.5 cm" becomes "25.5 × 15.5 cm (10 × 6.1 in)", inches get
 * centimetres, millimetres stay and get inches. Text without a unit, or that already names both, stays as it is. Each
 * unit's numbers stay on one line.
 */
export function inBothUnits(text: string): string {
  const units = new Set([...text.matchAll(series)].map((match) => isMetric(match[2] ?? '')));
  if (units.size !== 1) return text;
  return text.replace(series, (_, numbers: string, unit: string) => {
    const values = numbers.split(/\s*[x×]\s*/i);
    const other = values.map((value) => format(converted(Number(value), unit)));
    const own = `${values.join(' × ')} ${isMetric(unit) ? unit.toLowerCase() : 'in'}`;
    return `${unbroken(own)} ${unbroken(`(${other.join(' × ')} ${isMetric(unit) ? 'in' : 'cm'})`)}`;
  });
}

const unbroken = (text: string) => text.replaceAll(' ', '\u00a0');

function isMetric(unit: string): boolean {
  return /^[cm]m$/i.test(unit);
}

function converted(value: number, unit: string): number {
  if (!isMetric(unit)) return value * centimetresPerInch;
  return (unit.toLowerCase() === 'mm' ? value / 10 : value) / centimetresPerInch;
}

function format(value: number): string {
  return String(Math.round(value * 10) / 10);
}
