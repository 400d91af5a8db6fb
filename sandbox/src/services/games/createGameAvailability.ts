import type { Catalogue } from '@foyer/games/catalogue/catalogue';
import { engines } from '@foyer/games/engines/engines';
import { refusedBuilds } from '@foyer/games/fairness/gameBuild';
import type { SandboxContext } from '../../kernel/module.ts';
import { createWithdrawnGames } from './createWithdrawnGames.ts';
import { createMaintenance } from './maintenance.ts';
import { createRecalls } from './recalls.ts';

/**
 * Creates what decides which games are open: recalls, builds that are not the recorded ones, maintenance and opening
 * hours.
 * @param schedules `off` keeps each game open that nobody closed
 */
export function createGameAvailability(sandboxContext: SandboxContext, catalogue: Catalogue, schedules: 'on' | 'off') {
  const recalls = createRecalls(sandboxContext);
  const refused = refusedBuilds(engines);
  for (const { kind, modelId, problem } of refused)
    sandboxContext.log('A game is not served, because its build is not the recorded one.', { kind, modelId, problem });
  const withdrawn = createWithdrawnGames(sandboxContext, { catalogue, recalls, refusedBuilds: refused });
  const maintenance = createMaintenance(sandboxContext.clock, schedules, withdrawn);
  return { recalls, refusedBuilds: refused, withdrawn, maintenance };
}

export type GameAvailability = ReturnType<typeof createGameAvailability>;
