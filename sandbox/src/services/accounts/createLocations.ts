import { locateAddress } from '@foyer/contract/locateAddress';
import { readLocation } from '@foyer/contract/playerLocation';
import { callOwnService } from '../../kernel/callOwnService.ts';
import type { SandboxContext } from '../../kernel/module.ts';
import { createLocationStandIn } from './locationStandIn.ts';
import { createPlayerLocations } from './playerLocations.ts';

/** Time for the answer of the location provider, in milliseconds: a player waits for it. */
const timeoutMs = 1000;

/**
 * Creates what knows where players are, with a location provider that the sandbox itself stands in for.
 * @param servicesOrigin origin at which one service calls another, without a slash at its end
 */
export function createLocations(
  sandboxContext: SandboxContext,
  servicesOrigin: string,
  rules: Pick<Parameters<typeof createPlayerLocations>[1], 'unreportedLocation' | 'isCountryRestricted'>,
) {
  const locations = createPlayerLocations(sandboxContext, {
    ...rules,
    async locateAddress(ipAddress) {
      const call = { body: { ipAddress }, timeoutMs };
      const response = await callOwnService(`${servicesOrigin}/accounts`, locateAddress, call);
      return response === null ? null : readLocation(response.location);
    },
  });
  return { locations, locationStandIn: createLocationStandIn() };
}
