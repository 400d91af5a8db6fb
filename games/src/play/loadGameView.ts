import * as v from 'valibot';
import { engineKinds } from '../engines/gameEngine.ts';
import type { GameViewModule } from '../frame/gameView.ts';
import { gameViews } from './gameViews.ts';

/** Loads the view of a kind of game; null for an unknown kind, or if its file does not load. */
export async function loadGameView(engine: string): Promise<GameViewModule | null> {
  const kind = v.safeParse(v.picklist(engineKinds), engine);
  return kind.success
    ? gameViews[kind.output]().then(
        ({ gameView }) => gameView,
        () => null,
      )
    : null;
}
