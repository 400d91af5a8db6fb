import { useEffect, useState } from 'react';
import { useText } from '../../i18n/TextContext.tsx';
import type { GameTile } from './gameTile.ts';

/**
 * Expected end of a game's maintenance, or next opening of a live table, in the player's time zone, which a cached page
 * does not know. A game without an expected end, for example a recalled one, is not available.
 */
export function BreakEndsAt({ tile: { kind, backAt } }: { tile: GameTile }) {
  const { t, formats } = useText();
  const [isAlive, setAlive] = useState(false);
  useEffect(() => setAlive(true), []);
  return (
    <span>
      {isAlive && backAt !== undefined
        ? t('game.backAt', { kind, time: formats.timeOfDay(backAt) })
        : t(backAt === undefined ? 'game.unavailable' : 'game.maintenance', { kind })}
    </span>
  );
}
