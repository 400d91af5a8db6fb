import type { FairnessFile } from '@foyer/contract/fairness';
import { ownValue } from '@foyer/contract/ownValue';
import type { EngineKind, GameEngine } from '../engines/gameEngine.ts';
import { repeatedSimulationOf, simulatedReturnOf } from '../engines/simulatedReturnOf.ts';
import { buildName, recordedBuilds, type GameBuilds } from './gameBuild.ts';

/** How the published return of each kind is computed, and what it counts. */
const returnsOf: Readonly<Record<EngineKind, Pick<FairnessFile['games'][number]['return'], 'method' | 'basis'>>> = {
  slot: { method: 'exact', basis: 'all results of a paid spin with its free spins, relative to the stake' },
  blackjack: {
    method: 'exact',
    basis:
      'basic strategy, dealt without replacement, relative to the opening stake; doubled and split stakes count as wins or losses',
  },
  roulette: { method: 'exact', basis: 'all 37 pockets, for each kind of bet' },
  videoPoker: { method: 'exact', basis: 'the best hold of each of the 2,598,960 hands' },
  scratchCard: { method: 'exact', basis: 'all 1,000,000 tickets' },
  plinko: { method: 'exact', basis: 'all paths of a ball, for each number of rows' },
};

/** Returns the fairness file: what a laboratory needs to identify and examine each game. */
export function fairnessFile(
  engines: Readonly<Record<EngineKind, GameEngine>>,
  builds: GameBuilds = recordedBuilds,
): FairnessFile {
  return {
    format: 1,
    generator:
      'HMAC-SHA-256 of step and counter under 256 random bits of the operating system for each round, in numbers of 48 bits without modulo bias',
    files: Object.entries(builds.files).flatMap(([part, files]) =>
      Object.entries(files).map(([path, sha256]) => ({ part, path, sha256 })),
    ),
    games: Object.values(engines).flatMap(({ kind, models }) =>
      models.flatMap(({ id: modelId, rtp }) => {
        const build = ownValue(builds.models, buildName(kind, modelId));
        const current = build?.changes.at(-1);
        if (build === undefined || current === undefined) return [];
        const simulated = simulatedReturnOf(kind, modelId);
        const seed = repeatedSimulationOf(kind, modelId)?.seed;
        return [
          {
            engine: kind,
            modelId,
            buildHash: build.buildHash,
            rulesVersion: current.rulesVersion,
            return: { percent: rtp, ...returnsOf[kind] },
            ...(simulated !== undefined &&
              seed !== undefined && { simulation: { ...simulated, confidencePercent: 99.9, seed } }),
            changes: [...build.changes],
          },
        ];
      }),
    ),
  };
}
