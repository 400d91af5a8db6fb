import type { PlayerLocation } from '@foyer/contract/playerLocation';
import { readLocation, unknownLocation } from '@foyer/contract/playerLocation';

/** Maximum number of addresses that the stand-in knows. */
const maxAddresses = 500;

/** Stand-in of a location provider, which the control room fills. It knows no address at the start of the sandbox. */
export function createLocationStandIn() {
  const known = new Map<string, { locations: readonly string[]; calls: number }>();
  return {
    /**
     * Sets where an address is, by texts of `playerLocationText`. Several locations are answered in turn, like those of a
     * moving train. None forgets the address. Returns false if the stand-in is full.
     */
    set(ipAddress: string, locations: readonly string[]): boolean {
      if (locations.length === 0) known.delete(ipAddress);
      else if (known.has(ipAddress) || known.size < maxAddresses) known.set(ipAddress, { locations, calls: 0 });
      else return false;
      return true;
    },
    clear: (): void => known.clear(),
    addresses: (): { ipAddress: string; locations: readonly string[] }[] =>
      [...known].map(([ipAddress, { locations }]) => ({ ipAddress, locations })),

    /** Returns where an address is now. */
    locate(ipAddress: string): PlayerLocation {
      const entry = known.get(ipAddress);
      if (entry === undefined) return unknownLocation;
      const location = entry.locations[entry.calls % entry.locations.length];
      entry.calls += 1;
      return readLocation(location);
    },
  };
}
export type LocationStandIn = ReturnType<typeof createLocationStandIn>;
