import { checkExclusionRegister } from '@foyer/contract/exclusionRegister';
import { locationInHeaders } from '@foyer/contract/playerLocation';
import * as contract from '@foyer/contract/registration';
import type { RouteForEach } from '../../kernel/contractEndpoints.ts';
import type { SandboxModule, SandboxContext } from '../../kernel/module.ts';
import { route } from '../../kernel/route.ts';
import { demoPlayers } from '../accounts/demoPlayers.ts';
import { createRegistration } from './accountRegistration.ts';
import type { AccountOpeningDeps } from './accountRegistration.ts';
import { registerSandboxPerson } from './registerSandboxPerson.ts';
import type { RegisterStandIn } from './registerStandIn.ts';
import { registrationSchema } from './registrationSchema.ts';

export function registrationModule(
  sandboxContext: SandboxContext,
  { standIn, ...deps }: AccountOpeningDeps & { standIn: Pick<RegisterStandIn, 'find'> },
): SandboxModule {
  const open = createRegistration(sandboxContext, deps);
  const check = route(checkExclusionRegister, ({ body }) => {
    const { result, until } = standIn.find(body);
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
  { accounts: { players }, persons }: Pick<AccountOpeningDeps, 'accounts' | 'persons'>,
): void {
  for (const { username, age } of demoPlayers) {
    const userId = players.byUsername(username)?.user_id;
    if (userId !== undefined && age !== undefined)
      registerSandboxPerson(persons, players, { userId, age, now: sandboxContext.clock.now() });
  }
}
