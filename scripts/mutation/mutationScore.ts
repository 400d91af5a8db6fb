/** The part of a report in the mutation testing report schema that is read here. */
export interface MutationReport {
  files: Record<string, { mutants: { status: string; static?: boolean }[] }>;
}

export interface MutationScore {
  name: string;
  killed: number;
  measured: number;
}

/** Minimum share of mutants that tests must detect, in percent. */
export const minScore = 85;

const detected = new Set(['Killed', 'Timeout']);
const survived = new Set(['Survived', 'NoCoverage']);

/**
 * Folder whose score includes the file: a feature or domain folder of the web, a folder of the sandbox, or the
 * contract.
 */
export function folderOf(path: string): string {
  const isDeep = /^web\/src\/(app|features|domain|services)\/|^sandbox\/src\/services\/|^games\/src\//.test(path);
  return path
    .split('/')
    .slice(0, -1)
    .slice(0, isDeep ? 4 : 3)
    .join('/');
}

/**
 * Scores of a report by name, sorted. Ignores mutants that do not compile, are excused in a comment, or are static:
 * values computed at import exist before a test can enable their mutant.
 */
export function mutationScores({ files }: MutationReport, nameOf: (path: string) => string): MutationScore[] {
  return [...Map.groupBy(Object.keys(files), nameOf)]
    .map(([name, paths]) => {
      const mutants = paths.flatMap((path) => files[path]?.mutants ?? []).filter((mutant) => mutant.static !== true);
      const killed = mutants.filter(({ status }) => detected.has(status)).length;
      return { name, killed, measured: killed + mutants.filter(({ status }) => survived.has(status)).length };
    })
    .filter(({ measured }) => measured > 0)
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

export const totalScore = (scores: readonly MutationScore[]): MutationScore => ({
  name: 'total',
  killed: scores.reduce((sum, { killed }) => sum + killed, 0),
  measured: scores.reduce((sum, { measured }) => sum + measured, 0),
});

/** Share of detected mutants in percent; 100 when there are none. */
export const percentOf = ({ killed, measured }: MutationScore): number =>
  measured === 0 ? 100 : (100 * killed) / measured;

export const describeScore = (score: MutationScore): string =>
  `${score.name}: ${percentOf(score).toFixed(1)} % (${score.killed} of ${score.measured})`;
