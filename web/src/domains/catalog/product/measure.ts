const centimetresPerInch = 2.54;
const number = String.raw`\d+(?:\.\d+)?`;
const series = new RegExp(
  String.raw`(${number}(?:\s*[x×]\s*${number})*)\s*(cm|mm|in(?:ches|ch)?\.?|")(?![a-z])`,
  'gi',
);

/**
 * Adds the other unit to a measurement: "25.5 x 15.5 cm" becomes "25.5 × 15.5 cm (10 × 6.1 in)". Inches get
 * centimeters, millimeters get inches. Text without a unit or with both units is unchanged. Non-breaking spaces keep
 * the numbers of a unit on one line.
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
