import { useEffect, useState } from 'react';
import { isOff } from '../../services/market/isOff.ts';
import { useVisit } from '../../services/market/VisitContext.tsx';
import { followRecalledGames } from './followRecalledGames.browser.ts';

/** Whether the game was recalled while it ran. Asks the server only while it runs. */
export function useIsRecalled(gameGroupId: number, isRunning: boolean): boolean {
  const hasRecalls = !isOff(useVisit(), 'recalls');
  const [isRecalled, setRecalled] = useState(false);
  useEffect(() => {
    if (!isRunning || !hasRecalls) return undefined;
    setRecalled(false);
    return followRecalledGames((ids) => setRecalled(ids.includes(gameGroupId)));
  }, [gameGroupId, hasRecalls, isRunning]);
  return isRecalled;
}
