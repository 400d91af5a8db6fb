// Runs one test for each cell of the matrix and writes evidence/index.html, evidence/evidence.json and the pictures.
// Arguments select cells, `UK2@uk`, `UK2` or `@uk`, and with `privacy` the record of requests. Runs on the product's Node.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readClauseTable } from '../clauses/readClauseTable.mjs';
import { readClauseTests } from '../clauses/readClauseTests.mjs';
import { createProgress } from '../progress.mjs';
import { projectRoot } from '../projectRoot.mjs';
import { runCheck } from '../runCheck.mjs';
import { cellName, cellsOf, chooseTests } from './cells.mjs';
import { evidenceCell } from './evidenceOfRun.mjs';
import { evidencePage } from './evidencePage.mjs';
import { bytesWithoutConsent, readNetworkRecords, removeNetworkRecords } from './networkRecord.mjs';
import { writePictures } from './pictures.mjs';
import { browserRun, browserTestsOf, contractRun, contractTestsOf } from './testRuns.mjs';

const folder = join(projectRoot, 'evidence');
const importSource = (/** @type {string} */ path) => import(pathToFileURL(join(projectRoot, path)).href);
/** @type {typeof import('../../brands/clauses/figures.ts')} */
const { dutyIn } = await importSource('brands/clauses/figures.ts');
/** @type {typeof import('../../brands/clauses/clause.ts')} */
const { regulators } = await importSource('brands/clauses/clause.ts');

/** @type {typeof import('../../contract/src/networkPurposes.ts')} */
const { networkPurposeOf } = await importSource('contract/src/networkPurposes.ts');

const { clauses, brands, markets, notYetShown, problems } = await readClauseTable();
if (problems.length > 0) {
  process.stderr.write(`${problems.join('\n')}\n`);
  process.exit(1);
}
const selected = process.argv.slice(2);
const all = cellsOf(clauses, readClauseTests());
const cells = all.filter(
  (cell) =>
    selected.length === 0 ||
    selected.some((name) => [cellName(cell), cell.clause.id, `no-${cell.clause.id}`, `@${cell.market}`].includes(name)),
);
const recordsNetwork = selected.length === 0 || selected.includes('privacy');
if (cells.length === 0 && !recordsNetwork) {
  process.stderr.write(
    `No cell has the name ${selected.join(', ')}. Cells are named like UK2@uk or no-UK10@row, the record of requests privacy.\n`,
  );
  process.exit(1);
}

const startedAt = Date.now();
const chosen = chooseTests(cells);
const [screens, contracts] = [
  chosen.filter(({ level }) => level === 'screen'),
  chosen.filter(({ level }) => level === 'services'),
];
const progress = createProgress();
progress.begin(`Running ${screens.length} browser tests and ${contracts.length} contract tests`);
removeNetworkRecords();
const usesBrowser = screens.length > 0 || recordsNetwork;
const checks = await Promise.all([
  ...(usesBrowser ? [runCheck(browserRun(screens, { recordsNetwork }))] : []),
  ...(contracts.length > 0 ? [runCheck(contractRun(contracts))] : []),
]);
progress.halt();
const report = (/** @type {string} */ name) =>
  JSON.parse(readFileSync(join(projectRoot, '.cache/tests', name), 'utf8'));
const run = [
  ...(usesBrowser ? browserTestsOf(report('evidence-browser.json'), 'clause screen') : []),
  ...(contracts.length > 0 ? contractTestsOf(report('evidence-contract.json'), projectRoot) : []),
];

const marketsById = new Map(
  markets.map((id) => [id, brands.flatMap((brand) => brand.markets.filter((market) => market.id === id))]),
);
const evidence = cells.map((cell) => {
  const rules = marketsById.get(cell.market)?.[0]?.rules;
  return evidenceCell(cell, run, rules === undefined ? cell.clause.duty : dutyIn(cell.clause.duty, rules));
});
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const pictures = await writePictures(
  evidence.map(({ picture }) => picture),
  join(folder, 'pictures'),
);
const records = readNetworkRecords();
const network = {
  records,
  bytesWithoutConsent: bytesWithoutConsent(
    records,
    ({ origin, path }) => (networkPurposeOf(origin, path)?.groups.length ?? 1) > 0,
  ),
};
const { release } = JSON.parse(readFileSync(join(projectRoot, 'web/dist/client/.vite/release.json'), 'utf8'));
const described = {
  release: String(release),
  date: new Date().toISOString(),
  seconds: Math.round((Date.now() - startedAt) / 1000),
  markets: markets.map((id) => ({
    id,
    brands: (marketsById.get(id) ?? []).map(({ brand }) => brands.find((each) => each.id === brand)?.name ?? brand),
  })),
  clauses: clauses.filter(({ id }) => evidence.some(({ clause }) => clause === id)),
  regulators,
  cells: evidence,
  network,
};
const page = evidencePage({ ...described, pictureOf: (file) => pictures.get(file) ?? null });
writeFileSync(join(folder, 'index.html'), page);
const { regulators: _names, ...facts } = described;
writeFileSync(
  join(folder, 'evidence.json'),
  `${JSON.stringify({ ...facts, cells: evidence.map(({ picture, ...cell }) => ({ ...cell, picture: picture === null ? null : `pictures/${pictures.get(picture)?.name ?? ''}` })) }, null, 2)}\n`,
);

const missing = evidence.filter(({ state }) => state === 'missing');
const open = new Set(
  notYetShown.map(({ clause, market, isAbsence }) => `${isAbsence === true ? 'no-' : ''}${clause}@${market}`),
);
const broken = missing.filter(({ name }) => !open.has(name));
for (const { output, failed } of checks) if (failed > 0) process.stderr.write(output);
for (const { name } of broken) process.stderr.write(`${name} is not shown by this run\n`);
process.stdout.write(
  `evidence/index.html: ${evidence.length - missing.length} of ${evidence.length} cells shown, ${missing.length - broken.length} not yet, ${broken.length} failed; release ${described.release}, ${described.seconds} s, ${records.length} visits recorded, ${network.bytesWithoutConsent} B without the consent they need, ${(page.length / 1e6).toFixed(1)} MB\n`,
);
process.exitCode =
  broken.length === 0 && network.bytesWithoutConsent === 0 && checks.every(({ failed }) => failed === 0) ? 0 : 1;
