/** One line of the benchmark table. */
export interface Row {
  readonly name: string;
  /** The product's median, in `unit`. */
  readonly measured: number;
  /** The figure of the peer or the limit in the same run, in `unit`. */
  readonly peer?: number;
  /** Such as `ms`, `s`, `MB`, `kB`, `requests/s`. */
  readonly unit: string;
  /** Name of the peer, such as `MiniSearch`. */
  readonly peerName?: string;
  /** `measured` divided by `peer`. */
  readonly ratio?: number;
  /** The goal as text; undefined if there is none. */
  readonly goal?: string;
  /** Whether the goal was met. */
  readonly met?: boolean;
}

const number = (value: number | undefined): string =>
  value === undefined ? '' : value.toLocaleString('en-US', { maximumSignificantDigits: 3 });

const cells = (row: Row): string[] => [
  row.name,
  `${number(row.measured)} ${row.unit}`,
  row.peer === undefined ? '' : `${number(row.peer)} ${row.unit} (${row.peerName ?? 'peer'})`,
  row.ratio === undefined ? '' : `${number(row.ratio)}x`,
  row.goal ?? '',
  row.met === undefined ? '' : row.met ? 'met' : 'MISSED',
];

const head = ['what', 'median', 'peer', 'ours / peer', 'goal', ''];

/** The rows as a Markdown table. */
export function formatTable(rows: readonly Row[]): string {
  const lines = [head, ...rows.map(cells)];
  const widths = head.map((_, column) =>
    Math.max(...lines.map((line) => line[column]?.length ?? 0)),
  );
  const format = (line: readonly string[]): string =>
    `| ${line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  const rule = widths.map((width) => '-'.repeat(width));
  return [format(head), format(rule), ...lines.slice(1).map(format)].join('\n');
}
