/** The comparison as a Markdown table: medians of the rounds. */
import type { Cost, Visit } from './measure';

export interface ComparedRow {
  readonly name: string;
  /** Empty: of this tree. */
  readonly version: string;
  /** Empty: the page could not be used. */
  readonly visits: readonly Visit[];
  /** With the strict policy; a text says why the page could not be used. */
  readonly strict: Visit | string;
}

const HEAD = [
  'page',
  'code, content until usable',
  'usable',
  'script',
  'long tasks, longest',
  'heap',
  'nodes',
  'strict policy',
  'other hosts',
];

export function comparisonTable(rows: readonly ComparedRow[]): string {
  const lines = rows.map(({ name, version, visits, strict }) => [
    `${name} ${version}`.trim(),
    ...(visits.length > 0 ? costCells(visits.map(({ cost }) => cost)) : Array<string>(6).fill('not usable')),
    strictCell(strict),
    [...new Set(visits.flatMap(({ otherHosts }) => otherHosts))].join(', ') || 'none',
  ]);
  return [HEAD, HEAD.map(() => '---'), ...lines].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

function costCells(costs: readonly Cost[]): string[] {
  const median = (value: (one: Cost) => number) =>
    costs.map(value).toSorted((a, b) => a - b)[Math.floor(costs.length / 2)] ?? Number.NaN;
  return [
    `${(median(({ sent }) => sent.code) / 1000).toFixed(0)} KB, ${(median(({ sent }) => sent.content) / 1000).toFixed(0)} KB`,
    `${median(({ usableMs }) => usableMs).toFixed(0)} ms`,
    `${median(({ scriptMs }) => scriptMs).toFixed(0)} ms`,
    `${median(({ longTasks }) => longTasks)}, ${median(({ longestTaskMs }) => longestTaskMs).toFixed(0)} ms`,
    `${median(({ heapMb }) => heapMb).toFixed(0)} MB`,
    median(({ nodes }) => nodes).toFixed(0),
  ];
}

function strictCell(strict: Visit | string): string {
  if (typeof strict === 'string') return `not usable: ${strict.replace(/^Error: /, '')}`;
  return strict.violations.length === 0 ? 'runs' : `runs, refused ${strict.violations.join(', ')}`;
}
