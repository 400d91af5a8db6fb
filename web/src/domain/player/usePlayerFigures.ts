import { useText } from '../../i18n/TextContext.tsx';
import { useServicesNow } from '../../services/api/useServicesNow.ts';
import { playerStore, summaryAgeStore } from '../../services/player/playerStore.ts';
import { useNow } from '../../ui/useNow.ts';
import { useStoreValue } from '../../ui/useStoreValue.ts';
import { playerFigures } from './playerFigures.ts';
import type { PlayerFigures } from './playerFigures.ts';

/** Returns clock, session time, net position and balance as texts, updated every second. */
export function usePlayerFigures(): PlayerFigures {
  const { formats } = useText();
  const summary = useStoreValue(playerStore, (state) => state.summary);
  const session = useStoreValue(playerStore, (state) => state.session);
  return playerFigures({ summary, session }, { now: useNow(), servicesNow: useServicesNow() }, formats);
}

/** Returns the name of the balance, which tells that it is old while it cannot be loaded. */
export function useBalanceName(): string {
  const { t, formats } = useText();
  const { hasFailed, loadedAt } = useStoreValue(summaryAgeStore, (age) => age);
  const isKnown = useStoreValue(playerStore, ({ summary }) => summary !== null);
  if (!hasFailed || !isKnown) return t('site.balance');
  return loadedAt === null ? t('site.balanceBefore') : t('site.balanceAt', { time: formats.timeOfDay(loadedAt) });
}
