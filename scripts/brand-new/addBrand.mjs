// Makes a brand's folder and content and puts it on the list; scripts/newBrand.mjs is the door. Everything is decided
// before the first file is written, and what could not be finished is taken back.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brands } from '../../brands/brands.ts';
import { contrastsOf } from '../../brands/contrast.ts';
import { projectRoot } from '../projectRoot.mjs';
import { brandColours, designTokensPage } from '../writeDesignTokens.mjs';
import { brandContent } from './brandContent.mjs';
import { brandOptions } from './brandOptions.mjs';
import { brandPalette } from './brandPalette.mjs';
import { brandSources, listWith } from './brandSources.mjs';

const listFile = 'brands/brands.ts';
const tokensFile = 'docs/design-tokens.md';

/** @param {string[]} words @returns {{ said: string } | { problem: string }} */
function addBrand(words) {
  const asked = brandOptions(words, brands);
  if ('problem' in asked) return asked;
  const { name, title, accent } = asked.wishes;
  const folders = [`brands/${name}`, `platform/content/${name}`];
  const there = folders.find((folder) => existsSync(join(projectRoot, folder)));
  if (there !== undefined)
    return {
      problem: `The folder ${there} is there already, of a brand that is not on the list; nothing was changed.`,
    };

  const colours = brandPalette(accent);
  const report = contrastsOf(colours);
  const short = report.filter(({ lowest, least }) => lowest < least);
  if (short.length > 0) {
    return {
      problem: `${accent} does not work as an accent on dark surfaces; choose a lighter one. Nothing was made.\n\n${reportTable(short)}`,
    };
  }
  const before = readFileSync(join(projectRoot, listFile), 'utf8');
  const list = listWith(before, name);
  if (list === null)
    return {
      problem: `${listFile} no longer holds its list as expected, so the brand cannot be put on it; nothing was changed.`,
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
    ...Object.entries(brandSources(asked.wishes, { productId, productNodeId }, colours)).map(([file, text]) => [
      `brands/${name}/${file}`,
      text,
    ]),
    ...Object.entries(brandContent(name)).map(([file, text]) => [`platform/content/${name}/${file}`, text]),
    [tokensFile, designTokensPage([...brandColours(), { name: title, colours }])],
    [listFile, list],
  ];
  const trouble = writeOrTakeBack(files, folders);
  if (trouble !== null) return { problem: `${title} could not be written, and nothing is left of it: ${trouble}` };
  return { said: whatIsNext({ name, title, files: files.map(([file = '']) => file), report: reportTable(report) }) };
}

/** Null when all is written, else why not. @param {string[][]} files path and text @param {string[]} folders that are new */
function writeOrTakeBack(files, folders) {
  const kept = [tokensFile, listFile].map(
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
    for (const [file, text] of kept) writeFileSync(join(projectRoot, file), text);
    return error instanceof Error ? error.message : String(error);
  }
}

/** @param {ReturnType<typeof contrastsOf>} rows */
function reportTable(rows) {
  return rows
    .map(
      ({ pair, least, lowest }) =>
        `  ${lowest >= least ? '✔' : '✘'} ${pair.padEnd(34)} ${lowest.toFixed(2).padStart(5)}, at least ${least}`,
    )
    .join('\n');
}

/** @param {{ name: string, title: string, files: string[], report: string }} made */
function whatIsNext({ name, title, files, report }) {
  return `${title} is a brand now. Written:

${files.map((file) => `  ${file}`).join('\n')}

Contrast of its colours (WCAG 2.2 AA):

${report}

Next:

  1. npm start, then http://${name}.localhost:3000; log in as demo.${name}.
  2. brands/${name}/theme.ts is the look: colours, fonts, radii, mark. http://${name}.localhost:3000/theme-sheet shows all of it.
     After a change of colours: node_modules/.bin/node scripts/writeDesignTokens.mjs
  3. brands/${name}/markets.ts: one row, the rest of the world. Product, node and casino ids are placeholders until the operator names its own.
  4. platform/content/${name}/: a lobby and categories to begin with; every other page comes from all-brands until it is written here.
  5. npm test

To take it back: remove brands/${name} and platform/content/${name}, its import and its name in ${listFile}, and run writeDesignTokens.mjs.
`;
}

const outcome = addBrand(process.argv.slice(2));
if ('said' in outcome) process.stdout.write(outcome.said);
else {
  process.stderr.write(`${outcome.problem}\n`);
  process.exitCode = 1;
}
