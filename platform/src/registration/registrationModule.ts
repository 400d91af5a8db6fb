import * as contract from '@foyer/contract/registration';
import { demoPlayers } from '../accounts/demoPlayers.ts';
import type { RouteForEach } from '../kernel/contractEndpoints.ts';
import type { PlatformModule, Surroundings } from '../kernel/module.ts';
import { route } from '../kernel/route.ts';
import { createKeptPersons } from './keptPersons.ts';
import { createOpening } from './opening.ts';
import type { OpeningNeeds } from './opening.ts';
import { registrationTables } from './registrationTables.ts';
import { registerSandboxPerson } from './sandboxPerson.ts';

export function registrationModule(surroundings: Surroundings, needs: OpeningNeeds): PlatformModule {
  const open = createOpening(surroundings, needs);
  const routes = { register: route(contract.register, ({ body }) => open(body)) } satisfies RouteForEach<
    typeof contract
  >;
  return {
    name: 'registration',
    tables: registrationTables,
    routes: Object.values(routes),
    seed: () => registerDemoPersons(surroundings, needs),
  };
}

/** Of the demo players only those have a day of birth whose age decides something. */
function registerDemoPersons(
  surroundings: Surroundings,
  { accounts: { players } }: Pick<OpeningNeeds, 'accounts'>,
): void {
  const persons = createKeptPersons(surroundings);
  for (const { username, age } of demoPlayers) {
    const userId = players.byUsername(username)?.user_id;
    if (userId !== undefined && age !== undefined)
      registerSandboxPerson(persons, players, { userId, age, now: surroundings.clock.now() });
  }
}
