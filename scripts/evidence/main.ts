import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { brands } from '../../brands/brands.ts';
import { dutyIn } from '../../brands/clauses/figures.ts';
import { networkPurposeOf } from '../../contract/src/networkPurposes.ts';
import { cellsOf, clauseCoverage } from '../clauses/clauseCoverage.ts';
import { clauseTable } from '../clauses/clauseTable.ts';
import { readClauseTests } from '../clauses/testTitles.ts';
import { createProgress } from '../progress.mjs';
import { projectRoot } from '../projectRoot.mjs';
import type { CommandLine } from '../readCommandLine.mjs';
import { runCheck } from '../runCheck.ts';
import { chooseRuns, evidenceCell, triesDiffering } from './evidenceCell.ts';
import { evidencePage } from './evidencePage.ts';
import type { Picture } from './evidencePage.ts';
import { bytesWithoutConsent, networkTest, readNetworkRecords, removeNetworkRecords } from './networkRecord.ts';
import {
  browserReport,
  browserRun,
  browserTestsOf,
  contractReport,
  contractRun,
  contractTestsOf,
  differingReport,
  differingRun,
} from './testRuns.ts';

/** Widest picture, in pixels. A phone's screen stays narrower. */
const maxPictureWidth = 960;

const folder = join(projectRoot, 'evidence');
const readJson = (path: string) => JSON.parse(readFileSync(join(projectRoot, path), 'utf8'));
function fail(problem: string): number {
  process.stderr.write(`${problem}\n`);
  return 1;
}

/**
 * Runs one test for each cell of the matrix and writes evidence/index.html, evidence/evidence.json and the pictures.
 * Names select cells, `UK2a@uk`, `UK2a`, `UK2` or `@uk`, and with `privacy` the record of requests.
 */
export async function main({ names: selected }: Pick<CommandLine, 'names'>): Promise<number> {
  const { duties, markets, problems } = clauseTable;
  if (problems.length > 0) return fail(problems.join('\n'));
  const tests = readClauseTests();
  const cells = cellsOf(duties, tests).filter(
    ({ name, duty: { id, clause }, market }) =>
      selected.length === 0 || [name, id, `no-${id}`, clause, `@${market}`].some((each) => selected.includes(each)),
  );
  const recordsNetwork = selected.length === 0 || selected.includes('privacy');
  if (cells.length === 0 && !recordsNetwork)
    return fail(
      `No cell has the name ${selected.join(', ')}. Cells are named like UK2a@uk or no-UK10@row, the record of requests privacy.`,
    );

  const startedAt = Date.now();
  const { ordinary: chosen, differing: repeated } = chooseRuns(cells);
  const screens = [...chosen.filter(({ level }) => level === 'screen'), ...(recordsNetwork ? [networkTest] : [])];
  const contracts = chosen.filter(({ level }) => level === 'services');
  const progress = createProgress();
  progress.begin(
    `Running ${screens.length} browser tests, ${contracts.length} contract tests, and ${repeated.length} with players who differ`,
  );
  removeNetworkRecords();
  const checks = await Promise.all([
    ...(screens.length > 0 ? [runCheck(browserRun(screens))] : []),
    ...(contracts.length > 0 ? [runCheck(contractRun(contracts))] : []),
    ...(repeated.length > 0 ? [runCheck(differingRun(repeated))] : []),
  ]);
  progress.halt();
  const run = [
    ...(screens.length > 0 ? browserTestsOf(readJson(browserReport)) : []),
    ...(contracts.length > 0 ? contractTestsOf(readJson(contractReport), projectRoot) : []),
  ];
  const differingTests = repeated.length > 0 ? contractTestsOf(readJson(differingReport), projectRoot) : [];

  const rows = brands.flatMap((brand) => brand.markets.map((market) => ({ ...market, brandName: brand.name })));
  const evidence = cells.map((cell) => {
    const rules = rows.find(({ id }) => id === cell.market)?.rules;
    const text = rules === undefined ? cell.duty.duty : dutyIn(cell.duty.duty, rules);
    return evidenceCell(cell, { run, differingRun: differingTests }, text);
  });

  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, 'pictures'), { recursive: true });
  const pictures = new Map<string, Picture>();
  // Cells of one test share its picture.
  for (const file of new Set(evidence.flatMap(({ picture }) => picture ?? []))) {
    const image = sharp(file).resize({ width: maxPictureWidth, withoutEnlargement: true }).webp({ quality: 62 });
    const { data, info } = await image.toBuffer({ resolveWithObject: true });
    const name = `pictures/${String(pictures.size + 1).padStart(2, '0')}.webp`;
    writeFileSync(join(folder, name), data);
    pictures.set(file, { name, bytes: data, width: info.width, height: info.height });
  }

  const records = readNetworkRecords();
  const sentBytes = bytesWithoutConsent(
    records,
    ({ origin, path }) => (networkPurposeOf(origin, path)?.groups.length ?? 1) > 0,
  );
  const facts = {
    release: String(readJson('web/dist/client/.vite/release.json').release),
    date: new Date().toISOString(),
    seconds: Math.round((Date.now() - startedAt) / 1000),
    markets: markets.map((id) => ({
      id,
      brands: rows.filter((market) => market.id === id).map(({ brandName }) => brandName),
    })),
    duties: duties.filter(({ id }) => evidence.some((cell) => cell.id === id)),
    cells: evidence,
    network: { records, bytesWithoutConsent: sentBytes },
  };
  const page = evidencePage(facts, pictures);
  writeFileSync(join(folder, 'index.html'), page);
  const named = evidence.map((cell) => ({ ...cell, picture: pictures.get(cell.picture ?? '')?.name ?? null }));
  writeFileSync(join(folder, 'evidence.json'), `${JSON.stringify({ ...facts, cells: named }, null, 2)}\n`);

  const { open } = clauseCoverage({ ...clauseTable, tests });
  const missing = evidence.filter(({ state }) => state === 'missing');
  const broken = missing.filter(({ name }) => !open.includes(name));
  for (const { output, failed } of checks) if (failed > 0) process.stderr.write(output);
  for (const { name } of broken) process.stderr.write(`${name} is not shown by this run\n`);
  const undiffering = evidence.filter((cell) => cell.state !== 'missing' && !triesDiffering(cell));
  for (const { name } of undiffering)
    process.stderr.write(`${name} is not tried with a player who differs by this run\n`);
  process.stdout.write(
    `evidence/index.html: ${evidence.length - missing.length} of ${evidence.length} cells shown, ${evidence.filter(triesDiffering).length} also with a player who differs, ${missing.length - broken.length} not yet, ${broken.length} failed; release ${facts.release}, ${facts.seconds} s, ${records.length} visits recorded, ${sentBytes} B without the consent they need, ${(page.length / 1e6).toFixed(1)} MB\n`,
  );
  return broken.length + undiffering.length === 0 && sentBytes === 0 && checks.every(({ failed }) => failed === 0)
    ? 0
    : 1;
}
