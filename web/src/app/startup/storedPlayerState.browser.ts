import { details, restriction, sessionSummary } from '@foyer/contract/accounts';
import * as v from 'valibot';
import { launchSources } from '../../domain/game/chosenGame.ts';
import { favouriteIds, recentlyPlayedIds } from '../../domain/game/gameIds.ts';
import type { GamesState } from '../../domain/game/gamesState.ts';
import { gamesStore } from '../../domain/game/gamesStore.ts';
import { gameTile } from '../../domain/game/gameTile.ts';
import { storedGames } from '../../domain/game/storedGames.ts';
import { gamePicker } from '../../domain/metered/gamePicker.ts';
import { isOff } from '../../services/market/isOff.ts';
import type { PlayerState } from '../../services/player/playerState.ts';
import { playerStore } from '../../services/player/playerStore.ts';
import { storedPlayer } from '../../services/player/storedPlayer.ts';
import { isPlayerExpected } from '../../services/session/isPlayerExpected.browser.ts';
import { tabStorage } from '../../services/storage/browserStorage.browser.ts';
import type { Readers } from '../../services/storage/createSlice.ts';
import type { StartItem } from './startItems.browser.ts';

const by =
  <T>(schema: v.GenericSchema<unknown, T>) =>
  (stored: unknown): T | undefined => {
    const result = v.safeParse(schema, stored);
    return result.success ? result.output : undefined;
  };

const { account, session } = details.response.entries;

const playerReaders: Readers<PlayerState> = {
  account: by(v.nullable(account)),
  session: by(v.nullable(session)),
  restriction: by(v.nullable(restriction)),
  summary: by(v.nullable(sessionSummary.response)),
  customerData: 'alike',
  customerFlag: 'alike',
};

const gamesReaders: Readers<GamesState> = {
  favouriteGameIds: favouriteIds,
  recentlyPlayedGameIds: recentlyPlayedIds,
  continuePlaying: recentlyPlayedIds,
  activeGame: by(v.nullable(gameTile)),
  gameUnlaunched: 'alike',
  launchInfo: by(
    v.nullable(
      v.object({
        gameGroupId: v.number(),
        launchedFrom: v.picklist(launchSources),
        picker: v.nullable(gamePicker),
        sectionName: v.exactOptional(v.string()),
        gameIndex: v.exactOptional(v.number()),
        headingIndex: v.exactOptional(v.number()),
      }),
    ),
  ),
};

/** HT-03: restores what the slices hold of the tab's player. */
export const storedPlayerState: StartItem = {
  name: 'stored player',
  when: 'atOnce',
  start({ visit }) {
    if (!isPlayerExpected()) return;
    storedPlayer.restore(tabStorage.get(storedPlayer.key), playerReaders);
    storedGames.restore(tabStorage.get(storedGames.key), gamesReaders, playerStore.getState().account?.core.userId);
    // Nothing updates the list of a capability that is off.
    if (isOff(visit, 'favourites')) gamesStore.setState({ favouriteGameIds: [] });
    if (isOff(visit, 'recentlyPlayed')) gamesStore.setState({ recentlyPlayedGameIds: [], continuePlaying: [] });
  },
};
