import { useServicesNow } from '../../api/useServicesNow.ts';
import { useText } from '../../i18n/TextContext.tsx';
import { useNow } from '../../ui/useNow.ts';
import { useStoreValue } from '../../ui/useStoreValue.ts';
import { playerFigures } from './playerFigures.ts';
import type { PlayerFigures } from './playerFigures.ts';
import { playerStore } from './playerStore.ts';

/** Clock, session time, net position and balance, in words, stepping with the second. */
export function usePlayerFigures(): PlayerFigures {
  const { formats } = useText();
  const summary = useStoreValue(playerStore, (state) => state.summary);
  const session = useStoreValue(playerStore, (state) => state.session);
  return playerFigures({ summary, session }, { now: useNow(), servicesNow: useServicesNow() }, formats);
}
