import type { Catalogue } from '@foyer/games/catalogue/catalogue';
import { buildName, type RefusedBuild } from '@foyer/games/fairness/gameBuild';
import type { SandboxContext } from '../../kernel/module.ts';
import type { WithdrawnGames } from './maintenance.ts';
import type { RecalledGame, Recalls } from './recalls.ts';

/** Games that nobody may play until further notice: recalled ones, and those whose build is not the recorded one. */
export function createWithdrawnGames(
  { clock }: Pick<SandboxContext, 'clock'>,
  {
    catalogue,
    recalls,
    refusedBuilds,
  }: {
    catalogue: Pick<Catalogue, 'all'>;
    recalls: Pick<Recalls, 'isRecalled' | 'current' | 'revision'>;
    refusedBuilds: readonly RefusedBuild[];
  },
): WithdrawnGames & { current(): readonly RecalledGame[] } {
  const refusedModels = new Set(refusedBuilds.map(({ kind, modelId }) => buildName(kind, modelId)));
  const startedAt = clock.now();
  const refused = new Set(
    catalogue.all
      .filter(({ engine, modelId }) => refusedModels.has(buildName(engine, modelId)))
      .map(({ gameGroupId }) => gameGroupId),
  );
  return {
    isWithdrawn: (gameGroupId) => recalls.isRecalled(gameGroupId) || refused.has(gameGroupId),
    current: () => [
      ...recalls.current(),
      ...[...refused]
        .filter((gameGroupId) => !recalls.isRecalled(gameGroupId))
        .map((gameGroupId) => ({ gameGroupId, recalledAt: startedAt })),
    ],
    revision: recalls.revision,
  };
}
