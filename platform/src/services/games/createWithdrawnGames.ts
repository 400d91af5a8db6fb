import type { Catalogue } from '../../games/catalogue/catalogue.ts';
import { buildName, type RefusedBuild } from '../../games/fairness/gameBuild.ts';
import type { WithdrawnGames } from './maintenance.ts';
import type { Recalls } from './recalls.ts';

/** Games that nobody may play until further notice: recalled ones, and those whose build is not the recorded one. */
export function createWithdrawnGames({
  catalogue,
  recalls,
  refusedBuilds,
}: {
  catalogue: Pick<Catalogue, 'byId'>;
  recalls: Pick<Recalls, 'isRecalled' | 'revision'>;
  refusedBuilds: readonly RefusedBuild[];
}): WithdrawnGames {
  const refused = new Set(refusedBuilds.map(({ kind, modelId }) => buildName(kind, modelId)));
  function isBuildRefused(gameGroupId: number): boolean {
    const game = refused.size === 0 ? undefined : catalogue.byId(gameGroupId);
    return game !== undefined && refused.has(buildName(game.engine, game.modelId));
  }
  return {
    isWithdrawn: (gameGroupId) => recalls.isRecalled(gameGroupId) || isBuildRefused(gameGroupId),
    revision: recalls.revision,
  };
}
