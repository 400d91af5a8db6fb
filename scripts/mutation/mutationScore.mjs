/**
 * The part of a mutation report that is read here, in the mutation testing report schema.
 * @typedef {{ files: Record<string, { mutants: { status: string, static?: boolean }[] }> }} MutationReport
 * @typedef {{ name: string, killed: number, measured: number }} MutationScore
 */

/** Minimum share of mutants that tests must detect, in percent. */
export const minScore = 85;

const detected = new Set(['Killed', 'Timeout']);
const survived = new Set(['Survived', 'NoCoverage']);

/**
 * Folder whose score includes the file: a feature or domain folder of the web, a folder of the platform, or the
 * contract.
 * @param {string} path
 */
export function folderOf(path) {
  const folders = path.split('/').slice(0, -1);
  return folders
    .slice(0, /^web\/src\/(app|features|domain|services)\/|^platform\/src\/(services|games)\//.test(path) ? 4 : 3)
    .join('/');
}

/**
 * Scores of a report by name, sorted. Ignores mutants that do not compile, are excused in a comment, or are static:
 * values computed at import exist before a test can enable their mutant.
 * @param {MutationReport} report
 * @param {(path: string) => string} nameOf
 * @returns {MutationScore[]}
 */
export function mutationScores(report, nameOf) {
  /** @type {Map<string, MutationScore>} */
  const scores = new Map();
  for (const [path, { mutants }] of Object.entries(report.files)) {
    const name = nameOf(path);
    const score = scores.get(name) ?? { name, killed: 0, measured: 0 };
    for (const { status, static: isStatic } of mutants) {
      if (isStatic === true) continue;
      if (detected.has(status)) score.killed += 1;
      if (detected.has(status) || survived.has(status)) score.measured += 1;
    }
    scores.set(name, score);
  }
  return [...scores.values()].filter(({ measured }) => measured > 0).toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

/** @param {MutationScore[]} scores @returns {MutationScore} */
export function totalScore(scores) {
  return scores.reduce(
    (sum, { killed, measured }) => ({ ...sum, killed: sum.killed + killed, measured: sum.measured + measured }),
    { name: 'total', killed: 0, measured: 0 },
  );
}

/** Share of detected mutants in percent; 100 when there are none. @param {MutationScore} score */
export const percentOf = ({ killed, measured }) => (measured === 0 ? 100 : (100 * killed) / measured);

/** @param {MutationScore} score */
export const describeScore = (score) =>
  `${score.name}: ${percentOf(score).toFixed(1)} % (${score.killed} of ${score.measured})`;
