import { engines } from '../../games/src/engines/engines.ts';
import { fairnessFile } from '../../games/src/fairness/fairnessFile.ts';
import type { Tables } from './withTables.ts';

/** First digits of a build hash in the table. */
const shownDigits = 16;

/** Tables of docs/fairness.md from the same data as the fairness file. */
export function fairnessPage(): Tables {
  const { games } = fairnessFile(engines);
  const percent = (value: number) => `${value.toFixed(2)} %`;
  return {
    'Returns and builds': [
      ['game model', 'published return', 'simulated return', 'rounds', 'seed', 'rules version', 'build'],
      ...games.map(({ engine, modelId, return: published, simulation, rulesVersion, buildHash }) => [
        `${engine} ${modelId}`,
        `${percent(published.percent)}, ${published.method}`,
        simulation === undefined ? '' : `${simulation.mean.toFixed(3)} ± ${simulation.halfWidth.toFixed(3)}`,
        simulation === undefined ? '' : simulation.rounds.toLocaleString('en-GB'),
        simulation === undefined ? '' : String(simulation.seed),
        `\`${rulesVersion}\``,
        `\`${buildHash.slice(0, shownDigits)}…\``,
      ]),
    ],
    'Basis of returns': [
      ['kind of game', 'what the published return counts'],
      ...[...new Map(games.map(({ engine, return: { basis } }) => [engine, basis]))].map(([engine, basis]) => [
        engine,
        basis,
      ]),
    ],
    'Changes of rules': [
      ['since', 'game model', 'rules version', 'change'],
      ...games.flatMap(({ engine, modelId, changes }) =>
        changes.map(({ since, rulesVersion, change }) => [
          since,
          `${engine} ${modelId}`,
          `\`${rulesVersion}\``,
          change,
        ]),
      ),
    ],
  };
}
