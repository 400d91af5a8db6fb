import { gameGroupId } from '@foyer/contract/ids';
import * as v from 'valibot';
import { gamePicker } from '../../domain/metered/gamePicker.ts';
import { locationStore } from '../../services/market/locationStore.ts';
import { overlayQueueStore } from '../../services/overlays/overlayQueue.ts';
import { playerStore } from '../../services/player/playerStore.ts';
import { isLaunchBlockedByNotice, isLaunchBlockedByTerms } from './launchBlock.ts';
import { startedLauncher } from './launcher.browser.ts';

/** Properties of the page of a game that can be played now. */
const playable = v.object({
  game: v.object({ id: gameGroupId, isUnavailable: v.optional(v.undefined()) }),
  picker: gamePicker,
});

/**
 * Sends the calls of a launch when the properties of its page have arrived, unless something comes before play. The page
 * itself launches the game.
 */
export function prepareLaunch(properties: Readonly<Record<string, unknown>>): void {
  const page = v.safeParse(playable, properties);
  const isBlocked =
    locationStore.getState().play !== 'allowed' ||
    isLaunchBlockedByTerms(playerStore.getState()) ||
    isLaunchBlockedByNotice(overlayQueueStore.getState());
  if (page.success && !isBlocked) startedLauncher()?.prepare(page.output.game.id, page.output.picker);
}
