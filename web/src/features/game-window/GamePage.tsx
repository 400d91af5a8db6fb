import type { GameInformation } from '@foyer/contract/games';
import { lazy, Suspense, useEffect, useState } from 'react';
import type { GameTile } from '../../domain/game/gameTile.ts';
import { playerStore } from '../../domain/player/playerStore.ts';
import { useVisit } from '../../market/VisitContext.tsx';
import { useStoreValue } from '../../ui/useStoreValue.ts';
import { GameInformationView } from './GameInformationView.tsx';
import { GameOpening } from './GameOpening.tsx';

export interface GamePageProperties {
  game: GameTile;
  rules: string[];
  stakes: GameInformation['stakes'];
  /** Games to go on with, in the window's panel and when this one cannot be played. */
  others: GameTile[];
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
  const opening = <GameOpening game={properties.game} />;
  if (!isAlive || !isLoggedIn || properties.game.isUnavailable === true) return opening;
  return (
    <Suspense fallback={opening}>
      <GameWindow key={properties.game.id} {...properties} />
    </Suspense>
  );
}
