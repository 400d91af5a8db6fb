import type { GameInformation } from '@foyer/contract/games';
import { lazy, Suspense, useEffect, useState } from 'react';
import type { GameTile } from '../../domain/game/gameTile.ts';
import type { GamePicker } from '../../domain/metered/isGameMetered.ts';
import { playerStore } from '../../domain/player/playerStore.ts';
import { useVisit } from '../../market/VisitContext.tsx';
import { useStoreValue } from '../../ui/useStoreValue.ts';
import { GameFailed } from './GameFailed.tsx';
import { GameInformationView } from './GameInformationView.tsx';
import { GameOpening } from './GameOpening.tsx';

export interface GamePageProperties {
  game: GameTile;
  /** The operator's numbers of the game on this device (GM-07). */
  picker: GamePicker;
  rules: string[];
  stakes: GameInformation['stakes'];
  /** Games to go on with, in the window's panel. */
  others: GameTile[];
  /** Games like this one, for when it cannot be played. */
  similar: GameTile[];
}

// After the first paint: the page shows the game's name and cover at once, and the window needs the player's tokens anyway.
const GameWindow = lazy(() => import('./GameWindow.tsx'));

/** The page of one game: what to know before play for a visitor, the running game for a player. */
export default function GamePage(properties: GamePageProperties) {
  const { loginState } = useVisit();
  const isLoggedIn = useStoreValue(playerStore, (state) => state.isLoggedIn);
  const [isAlive, setAlive] = useState(false);
  useEffect(() => setAlive(true), []);
  if (loginState === 'Logged-Out') return <GameInformationView {...properties} />;
  if (properties.game.isUnavailable === true) return <GameFailed game={properties.game} failure="maintenance" similar={properties.similar} />;
  const opening = <GameOpening game={properties.game} />;
  if (!isAlive || !isLoggedIn) return opening;
  return (
    <Suspense fallback={opening}>
      <GameWindow key={properties.game.id} {...properties} />
    </Suspense>
  );
}
