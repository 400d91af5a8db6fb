import { useText } from '../../i18n/TextContext.tsx';
import { useServicesNow } from '../../services/api/useServicesNow.ts';
import { playerStore, summaryAgeStore } from '../../services/player/playerStore.ts';
import { useNow } from '../../ui/useNow.ts';
import { useStoreValue } from '../../ui/useStoreValue.ts';
import { protectionStore } from '../safer-gambling/protectionStore.ts';
import { playerFigures } from './playerFigures.ts';
import type { PlayerFigures } from './playerFigures.ts';

/** Returns clock, session time, net position and balance as texts, updated every second. */
export function usePlayerFigures(): PlayerFigures {
  const { formats } = useText();
  const summary = useStoreValue(playerStore, (state) => state.summary);
  const session = useStoreValue(playerStore, (state) => state.session);
  return playerFigures({ summary, session }, { now: useNow(), servicesNow: useServicesNow() }, formats);
}

/** Returns the time of the figures of play, in Unix milliseconds, while they cannot be loaded again; null otherwise. */
export function useOldFigures(): number | null {
  const summary = useStoreValue(summaryAgeStore, (age) => age);
  const protection = useStoreValue(protectionStore, (state) => state);
  const times = [summary, protection].flatMap(({ hasFailed, loadedAt }) => (hasFailed ? (loadedAt ?? []) : []));
  return times.length === 0 ? null : Math.min(...times);
}

/** Returns the name of the balance, which tells that it is old while it cannot be loaded. */
export function useBalanceName(): string {
  const { t, formats } = useText();
  const { hasFailed, loadedAt } = useStoreValue(summaryAgeStore, (age) => age);
  const isKnown = useStoreValue(playerStore, ({ summary }) => summary !== null);
  if (!hasFailed || !isKnown) return t('site.balance');
  return loadedAt === null ? t('site.balanceBefore') : t('site.balanceAt', { time: formats.timeOfDay(loadedAt) });
}
