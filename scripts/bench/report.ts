import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { dirname, join } from 'node:path';
import { projectRoot } from '../projectRoot.mjs';

/** What a figure is, before it is measured. */
export interface FigureDefinition {
  readonly title: string;
  /** Empty for counts, shares and words. */
  readonly unit: string;
  readonly max?: number;
  readonly min?: number;
}

export interface Figure extends FigureDefinition {
  /** Measured values by case: a brand, a device, a page. */
  readonly values: Readonly<Record<string, number | string>>;
}

export interface Section {
  readonly title: string;
  /** How the figures are measured, in a sentence or two. */
  readonly method: string;
  readonly figures: readonly Figure[];
}

/** Figures of measured cases: each definition with the function that reads its value from a case. */
export const figuresOf = <Case>(
  cases: ReadonlyMap<string, Case>,
  figures: readonly (readonly [FigureDefinition, (measured: Case) => number | string])[],
): Figure[] =>
  figures.map(([definition, read]) => ({
    ...definition,
    values: Object.fromEntries([...cases].map(([name, measured]) => [name, read(measured)])),
  }));

/** The folder of everything that a command measures. Git ignores it. */
const reportsFolder = join(projectRoot, 'reports');

/** Writes a report and prints it. */
export function writeReport(name: string, title: string, sections: readonly Section[]): void {
  const text = renderReport(title, describeRun(), sections);
  const file = join(reportsFolder, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  process.stdout.write(`\n${text}`);
}

/** Renders sections as Markdown. A value beyond its goal is bold. */
export function renderReport(title: string, run: string, sections: readonly Section[]): string {
  return [`# ${title}`, run, ...sections.map(renderSection)].map((part) => `${part}\n`).join('\n');
}

function renderSection({ title, method, figures }: Section): string {
  const cases = [...new Set(figures.flatMap(({ values }) => Object.keys(values)))];
  const rows = [
    ['', ...cases],
    ...figures.map((figure) => [labelOf(figure), ...cases.map((name) => renderValue(figure, figure.values[name]))]),
  ];
  // The shorter side becomes the columns.
  const table = cases.length > figures.length ? transpose(rows) : rows;
  return `## ${title}\n\n${method}\n\n${renderTable(table)}`;
}

function renderTable([head = [], ...rows]: readonly (readonly string[])[]): string {
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

const transpose = (rows: readonly (readonly string[])[]): string[][] =>
  (rows[0] ?? []).map((_, column) => rows.map((row) => row[column] ?? ''));

/** Title, unit and goal of a figure. */
export function labelOf({ title, unit, max, min }: FigureDefinition): string {
  const goal = max !== undefined ? ` (at most ${max})` : min !== undefined ? ` (at least ${min})` : '';
  return `${title}${unit === '' ? '' : `, ${unit}`}${goal}`;
}

const integers = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 0 });
const threeDigits = new Intl.NumberFormat('en-GB', { maximumSignificantDigits: 3 });

function renderValue({ max = Infinity, min = -Infinity }: FigureDefinition, value: number | string = ''): string {
  if (typeof value === 'string') return value;
  const text = (Math.abs(value) < 100 ? threeDigits : integers).format(value);
  return value > max || value < min ? `**${text}**` : text;
}

/** Commit, day and machine of a run. */
function describeRun(): string {
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: projectRoot, encoding: 'utf8' }).trim();
  const model = cpus()[0]?.model.trim() ?? 'unknown';
  const day = new Date().toISOString().slice(0, 10);
  return `Measured ${day} at commit ${commit} on ${cpus().length} cores (${model}), ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.versions.node}. Bold values miss their goal.`;
}
