// Creates a brand's folder and content and adds the brand to the list. Started by scripts/newBrand.mjs. Validates
// everything before writing the first file, and removes written files when a later one fails.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brands } from '../../brands/brands.ts';
import { contrastsOf } from '../../brands/contrast.ts';
import { layoutPresets } from '../../brands/theme.ts';
import { projectRoot } from '../projectRoot.mjs';
import { brandThemes, designTokensPage } from '../writeDesignTokens.mjs';
import { brandContent } from './brandContent.mjs';
import { brandOptions } from './brandOptions.mjs';
import { brandPalette } from './brandPalette.mjs';
import { brandSources, addToBrandList } from './brandSources.mjs';

const listFile = 'brands/brands.ts';
const tokensFile = 'docs/design-tokens.md';

/** @param {string[]} args @returns {{ output: string } | { problem: string }} */
function addBrand(args) {
  const parsed = brandOptions(args, brands);
  if ('problem' in parsed) return parsed;
  const { name, title, accent } = parsed.options;
  const folders = [`brands/${name}`, `platform/content/${name}`];
  const existing = folders.find((folder) => existsSync(join(projectRoot, folder)));
  if (existing !== undefined)
    return {
      problem: `The folder ${existing} exists already, but its brand is not on the list. Nothing was changed.`,
    };

  const colours = brandPalette(accent);
  const report = contrastsOf(colours);
  const short = report.filter(({ contrast, minContrast }) => contrast < minContrast);
  if (short.length > 0) {
    return {
      problem: `${accent} does not work as an accent on dark surfaces; choose a lighter one. Nothing was written.\n\n${reportTable(short)}`,
    };
  }
  const before = readFileSync(join(projectRoot, listFile), 'utf8');
  const list = addToBrandList(before, name);
  if (list === null)
    return {
      problem: `${listFile} does not have the expected form, so the brand cannot be added to its list. Nothing was changed.`,
    };

  const productId = Math.max(...brands.map((brand) => brand.productId)) + 1;
  const productNodeId =
    Math.floor(
      Math.max(
        ...brands.flatMap((brand) => [brand.productNodeId, ...brand.markets.map((market) => market.marketNodeId)]),
      ) / 100,
    ) *
      100 +
    100;
  const files = [
    ...Object.entries(brandSources(parsed.options, { productId, productNodeId }, colours)).map(([file, text]) => [
      `brands/${name}/${file}`,
      text,
    ]),
    ...Object.entries(brandContent(name)).map(([file, text]) => [`platform/content/${name}/${file}`, text]),
    [
      tokensFile,
      designTokensPage([...brandThemes(), { name: title, colours, layout: layoutPresets[parsed.options.layout] }]),
    ],
    [listFile, list],
  ];
  const failure = writeOrRollBack(files, folders);
  if (failure !== null)
    return { problem: `${title} could not be written; everything that was written has been removed. ${failure}` };
  return { output: nextSteps({ name, title, files: files.map(([file = '']) => file), report: reportTable(report) }) };
}

/**
 * Writes all files. On failure, removes what was written and returns the reason; returns null on success.
 * @param {string[][]} files path and text
 * @param {string[]} folders that are new
 */
function writeOrRollBack(files, folders) {
  const originals = [tokensFile, listFile].map(
    (file) => /** @type {const} */ ([file, readFileSync(join(projectRoot, file), 'utf8')]),
  );
  try {
    for (const [file = '', text = ''] of files) {
      mkdirSync(dirname(join(projectRoot, file)), { recursive: true });
      writeFileSync(join(projectRoot, file), text);
    }
    execFileSync(
      process.execPath,
      ['node_modules/oxfmt/bin/oxfmt', ...files.flatMap(([file = '']) => (file.endsWith('.ts') ? [file] : []))],
      { cwd: projectRoot, stdio: 'pipe' },
    );
    return null;
  } catch (error) {
    for (const folder of folders)
      if (existsSync(join(projectRoot, folder))) rmSync(join(projectRoot, folder), { recursive: true });
    for (const [file, text] of originals) writeFileSync(join(projectRoot, file), text);
    return error instanceof Error ? error.message : String(error);
  }
}

/** @param {ReturnType<typeof contrastsOf>} rows */
function reportTable(rows) {
  return rows
    .map(
      ({ pair, minContrast, contrast }) =>
        `  ${contrast >= minContrast ? '✔' : '✘'} ${pair.padEnd(34)} ${contrast.toFixed(2).padStart(5)}, at least ${minContrast}`,
    )
    .join('\n');
}

/** @param {{ name: string, title: string, files: string[], report: string }} made */
function nextSteps({ name, title, files, report }) {
  return `${title} has been added. Files written:

${files.map((file) => `  ${file}`).join('\n')}

Contrast of its colours (WCAG 2.2 AA):

${report}

Next:

  1. npm start, then http://${name}.localhost:3000; log in as demo.${name}.
  2. brands/${name}/theme.ts has the design: colours, fonts, radii, logo, layout. Preview: http://${name}.localhost:3000/theme-sheet
     After changing colours: node_modules/.bin/node scripts/writeDesignTokens.mjs
  3. brands/${name}/markets.ts: one market, the rest of the world. Product, node and casino ids are placeholders; replace them with the operator's.
  4. platform/content/${name}/: a first lobby and categories. Every other page comes from all-brands until you add it here.
  5. node_modules/.bin/node scripts/writeEdge.mjs, so that CDNs and proxies know its hosts and markets.
  6. npm test

To undo this, remove brands/${name} and platform/content/${name}, its import and its name in ${listFile}, and run writeDesignTokens.mjs and writeEdge.mjs.
`;
}

const outcome = addBrand(process.argv.slice(2));
if ('output' in outcome) process.stdout.write(outcome.output);
else {
  process.stderr.write(`${outcome.problem}\n`);
  process.exitCode = 1;
}
