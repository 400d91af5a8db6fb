import { opensIn } from '../../domain/game/opensIn.ts';
import { useText } from '../../i18n/TextContext.tsx';
import { useServicesNow } from '../../services/api/useServicesNow.ts';
import { useVisit } from '../../services/market/VisitContext.tsx';

/** Day and time at which a closed table opens. `useTableOpening` loads its messages. */
export function TableOpening({ opensAt }: { opensAt: number }) {
  const { t, formats } = useText();
  const { locale } = useVisit();
  const now = useServicesNow();
  if (now === null) return null;
  const weekday = new Intl.DateTimeFormat(locale, { weekday: 'long' }).format(opensAt);
  const day = opensIn(now, opensAt);
  return <span>{t('liveTables.opens', { day, weekday, time: formats.timeOfDay(opensAt) })}</span>;
}
