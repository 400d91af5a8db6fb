import { execFileSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brands } from '../../brands/brands.ts';
import { contrastsOf } from '../../brands/contrast.ts';
import { layoutPresets } from '../../brands/theme.ts';
import { brandThemes, designTokensPage } from '../pages/designTokensPage.ts';
import { withTables } from '../pages/withTables.ts';
import { projectRoot } from '../projectRoot.mjs';
import type { CommandLine } from '../readCommandLine.mjs';
import { brandOptions } from './brandOptions.ts';
import { brandPalette } from './brandPalette.ts';
import { addToBrandList, brandSources } from './brandSources.ts';

const listFile = 'brands/brands.ts';
const tokensFile = 'docs/design-tokens.md';
/**
 * Content that a brand cannot share with `all-brands`: its lobby, its seal, and its categories with icons in its
 * colours.
 */
const contentFolder = join(import.meta.dirname, 'content');

const pathOf = (file: string) => join(projectRoot, file);
const read = (file: string) => readFileSync(pathOf(file), 'utf8');

function addBrand(line: Pick<CommandLine, 'names' | 'values'>): { output: string } | { problem: string } {
  const parsed = brandOptions(line, brands);
  if ('problem' in parsed) return parsed;
  const { name, title, accent, layout } = parsed.options;
  const folders = [`brands/${name}`, `sandbox/content/${name}`];
  const existing = folders.find((folder) => existsSync(pathOf(folder)));
  if (existing !== undefined)
    return { problem: `The folder ${existing} exists already, but its brand is not on the list. Nothing was changed.` };

  const colours = brandPalette(accent);
  const contrasts = contrastsOf(colours);
  const low = contrasts.filter(({ contrast, minContrast }) => contrast < minContrast);
  if (low.length > 0)
    return {
      problem: `${accent} does not work as an accent on dark surfaces; choose a lighter one. Nothing was written.\n\n${reportTable(low)}`,
    };
  const list = addToBrandList(read(listFile), name);
  if (list === null)
    return {
      problem: `${listFile} does not have the expected form, so the brand cannot be added to its list. Nothing was changed.`,
    };

  const nodeIds = brands.flatMap(({ productNodeId, markets }) => [
    productNodeId,
    ...markets.map(({ marketNodeId }) => marketNodeId),
  ]);
  const numbers = {
    productId: Math.max(...brands.map(({ productId }) => productId)) + 1,
    productNodeId: (Math.floor(Math.max(...nodeIds) / 100) + 1) * 100,
  };
  const themes = [...brandThemes(), { name: title, colours, layout: layoutPresets[layout] }];
  const files = [
    ...Object.entries(brandSources(parsed.options, numbers, colours)).map(([file, text]) => [
      `${folders[0]}/${file}`,
      text,
    ]),
    ...globSync('**/*.yaml', { cwd: contentFolder }).map((file) => [
      `${folders[1]}/${file}`,
      readFileSync(join(contentFolder, file), 'utf8').replaceAll('new-brand', name),
    ]),
    [tokensFile, withTables(readFileSync(join(projectRoot, tokensFile), 'utf8'), designTokensPage(themes))],
    [listFile, list],
  ] as [file: string, text: string][];
  const failure = writeOrRollBack(files, folders);
  if (failure !== null)
    return { problem: `${title} could not be written; everything that was written has been removed. ${failure}` };
  return {
    output: `${title} has been added. Files written:

${files.map(([file]) => `  ${file}`).join('\n')}

Contrast of its colours (WCAG 2.2 AA):

${reportTable(contrasts)}

npm start shows it at http://${name}.localhost:3000; log in as demo.${name}. Its ids are placeholders; replace them with
the operator's. CONTRIBUTING.md, "Add a brand", has the next steps and says how to remove it.
`,
  };
}

/** Writes all files. On failure, removes what was written and returns the reason; returns null on success. */
function writeOrRollBack(files: readonly [file: string, text: string][], newFolders: readonly string[]): string | null {
  const originals = [tokensFile, listFile].map((file) => [file, read(file)] as const);
  try {
    for (const [file, text] of files) {
      mkdirSync(dirname(pathOf(file)), { recursive: true });
      writeFileSync(pathOf(file), text);
    }
    const sources = files.map(([file]) => file).filter((file) => file.endsWith('.ts'));
    execFileSync(process.execPath, ['node_modules/oxfmt/bin/oxfmt', ...sources], { cwd: projectRoot, stdio: 'pipe' });
    return null;
  } catch (error) {
    for (const folder of newFolders.filter((each) => existsSync(pathOf(each))))
      rmSync(pathOf(folder), { recursive: true });
    for (const [file, text] of originals) writeFileSync(pathOf(file), text);
    return error instanceof Error ? error.message : String(error);
  }
}

const reportTable = (rows: ReturnType<typeof contrastsOf>): string =>
  rows
    .map(
      ({ pair, minContrast, contrast }) =>
        `  ${contrast >= minContrast ? '✔' : '✘'} ${pair.padEnd(34)} ${contrast.toFixed(2).padStart(5)}, at least ${minContrast}`,
    )
    .join('\n');

/**
 * Creates a brand's folder and content and adds the brand to the list. Validates everything before writing the first
 * file, and removes written files when a later one fails.
 */
export function main(line: Pick<CommandLine, 'names' | 'values'>): number {
  const outcome = addBrand(line);
  if ('output' in outcome) process.stdout.write(outcome.output);
  else process.stderr.write(`${outcome.problem}\n`);
  return 'output' in outcome ? 0 : 1;
}
