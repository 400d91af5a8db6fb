import { useText } from '../../i18n/TextContext.tsx';
import { useServicesNow } from '../../services/api/useServicesNow.ts';
import { playerStore } from '../../services/player/playerStore.ts';
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
