import { useEffect, useState } from 'react';
import { useText } from '../../i18n/TextContext.tsx';

/** When a game that is being looked after is expected back. The time is the player's, which a stored page does not know. */
export function BreakEndsAt({ at }: { at: number | undefined }) {
  const { t, formats } = useText();
  const [isAlive, setAlive] = useState(false);
  useEffect(() => setAlive(true), []);
  return <>{isAlive && at !== undefined ? t('game.backAt', { time: formats.timeOfDay(at) }) : t('game.maintenance')}</>;
}
