import { useNow } from '../../ui/useNow.ts';
import { useStoreValue } from '../../ui/useStoreValue.ts';
import { servicesAhead, servicesClockStore } from './servicesClock.ts';

/** `useNow` in the services' time, for comparison with their timestamps. */
export function useServicesNow(): number | null {
  const now = useNow();
  const aheadMs = useStoreValue(servicesClockStore, (clock) => servicesAhead(clock));
  return now === null ? null : now + aheadMs;
}
