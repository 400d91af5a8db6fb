import { absenceOf, evidenceOf } from '../clauses/clauseCoverage.mjs';
import { cellName } from './cells.mjs';

/** @typedef {import('./cells.mjs').Cell} Cell */
/** @typedef {import('./testRuns.mjs').RunTest} RunTest */
/** @typedef {import('../../brands/market.ts').MarketRules} MarketRules */
/**
 * `shown`: by a browser test of this run. `contract`: by a contract test of the services. `partly`: by either, but the
 * product does not show all of the duty yet.
 * @typedef {'shown' | 'contract' | 'partly' | 'missing'} CellState
 */

/**
 * One cell of the evidence.
 * @typedef {object} EvidenceCell
 * @property {string} name
 * @property {string} clause
 * @property {string} market
 * @property {boolean} isAbsence
 * @property {CellState} state
 * @property {string} duty with the figures of the market
 * @property {{ title: string, file: string, isPassed: boolean }[]} tests of this run
 * @property {{ title: string, file: string }[]} otherTests that show it too, and that `npm test` runs
 * @property {string | null} picture file of the screen
 * @property {string} repeat command that repeats the cell
 */

/**
 * @param {Cell} cell
 * @param {readonly RunTest[]} run
 * @param {string} duty
 * @returns {EvidenceCell}
 */
export function evidenceCell(cell, run, duty) {
  const { clause, market, isAbsence, tests } = cell;
  const found = /** @type {RunTest[]} */ ((isAbsence ? absenceOf : evidenceOf)(clause, market, run));
  const passed = found.filter(({ isPassed }) => isPassed);
  const isBroken = passed.length < found.length;
  const screens = passed.filter(({ level }) => level === 'screen');
  const best = screens
    .toSorted((one, other) => pictureRank(one) - pictureRank(other))
    .find(({ picture }) => picture !== null);
  return {
    name: cellName(cell),
    clause: clause.id,
    market,
    isAbsence,
    state: passed.length === 0 || isBroken ? 'missing' : completeState(cell, screens.length > 0),
    duty,
    tests: found.map(({ title, file, isPassed }) => ({ title, file, isPassed })),
    otherTests: tests
      .filter(({ title }) => !found.some((each) => each.title.endsWith(title)))
      .map(({ title, file }) => ({ title, file })),
    picture: best?.picture ?? null,
    repeat: `npm run evidence -- ${cellName(cell)}`,
  };
}

/** State of a cell whose tests passed. @param {Cell} cell @param {boolean} isOnScreen @returns {CellState} */
function completeState({ clause, isAbsence }, isOnScreen) {
  if (!isAbsence && clause.unshown !== undefined) return 'partly';
  return isOnScreen ? 'shown' : 'contract';
}

const pictureRank = (/** @type {RunTest} */ { file }) => (file.startsWith('tests/e2e/clauses/') ? 0 : 1);
