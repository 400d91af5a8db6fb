import { useNow } from '../../ui/useNow.ts';
import { useStoreValue } from '../../ui/useStoreValue.ts';
import { servicesClockStore } from './servicesClock.ts';

/** `useNow` in the services' time, for comparison with their timestamps. */
export function useServicesNow(): number | null {
  const now = useNow();
  const aheadMs = useStoreValue(servicesClockStore, (clock) => clock.aheadMs);
  return now === null ? null : now + aheadMs;
}
