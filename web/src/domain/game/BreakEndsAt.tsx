import { useEffect, useState } from 'react';
import { useText } from '../../i18n/TextContext.tsx';

/** Expected end of a game's maintenance, in the player's time zone, which a cached page does not know. */
export function BreakEndsAt({ at }: { at: number | undefined }) {
  const { t, formats } = useText();
  const [isAlive, setAlive] = useState(false);
  useEffect(() => setAlive(true), []);
  return <>{isAlive && at !== undefined ? t('game.backAt', { time: formats.timeOfDay(at) }) : t('game.maintenance')}</>;
}
