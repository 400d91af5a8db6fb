import { checkExclusionRegister } from '@foyer/contract/exclusionRegister';
import { locationInHeaders } from '@foyer/contract/playerLocation';
import * as contract from '@foyer/contract/registration';
import type { RouteForEach } from '../../kernel/endpointsWithoutRoute.ts';
import type { SandboxModule, SandboxContext } from '../../kernel/module.ts';
import { route } from '../../kernel/route.ts';
import { createAddressLimit } from '../accounts/addressLimit.ts';
import { demoPlayers } from '../accounts/demoPlayers.ts';
import { createRegistration } from './accountRegistration.ts';
import { registerSandboxPerson } from './registerSandboxPerson.ts';
import type { RegisterStandIn } from './registerStandIn.ts';
import { registrationSchema } from './registrationSchema.ts';

type RegistrationParts = Parameters<typeof createRegistration>[1];

export function registrationModule(
  sandboxContext: SandboxContext,
  deps: Omit<RegistrationParts, 'addresses'> & { registerStandIn: Pick<RegisterStandIn, 'find'> },
): SandboxModule {
  const open = createRegistration(sandboxContext, { ...deps, addresses: createAddressLimit() });
  const check = route(checkExclusionRegister, ({ body }) => {
    const { result, until } = deps.registerStandIn.find(body);
    return { result, until: until === null ? null : new Date(until).toISOString() };
  });
  const routes = {
    register: route(contract.register, ({ body, headers }) => open({ ...body, location: locationInHeaders(headers) })),
  } satisfies RouteForEach<typeof contract>;
  return {
    name: 'registration',
    tables: registrationSchema,
    routes: [...Object.values(routes), check],
    seed() {
      deps.persons.matches.indexAll();
      registerDemoPersons(sandboxContext, deps);
    },
  };
}

/** Only demo players whose age matters have a date of birth. */
function registerDemoPersons(
  sandboxContext: SandboxContext,
  { accounts: { players }, persons }: Pick<RegistrationParts, 'accounts' | 'persons'>,
): void {
  for (const { username, age } of demoPlayers) {
    const userId = players.byUsername(username)?.user_id;
    if (userId !== undefined && age !== undefined)
      registerSandboxPerson(persons, players, { userId, age, now: sandboxContext.clock.now() });
  }
}
