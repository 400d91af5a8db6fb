import { locationInHeaders } from '@foyer/contract/playerLocation';
import * as contract from '@foyer/contract/registration';
import type { RouteForEach } from '../../kernel/contractEndpoints.ts';
import type { PlatformModule, PlatformContext } from '../../kernel/module.ts';
import { route } from '../../kernel/route.ts';
import { demoPlayers } from '../accounts/demoPlayers.ts';
import { createRegistration } from './accountRegistration.ts';
import type { AccountOpeningDeps } from './accountRegistration.ts';
import { createStoredPersons } from './createStoredPersons.ts';
import { registerSandboxPerson } from './registerSandboxPerson.ts';
import { registrationSchema } from './registrationSchema.ts';

export function registrationModule(platformContext: PlatformContext, deps: AccountOpeningDeps): PlatformModule {
  const open = createRegistration(platformContext, deps);
  const routes = {
    register: route(contract.register, ({ body, headers }) => open({ ...body, location: locationInHeaders(headers) })),
  } satisfies RouteForEach<typeof contract>;
  return {
    name: 'registration',
    tables: registrationSchema,
    routes: Object.values(routes),
    seed: () => registerDemoPersons(platformContext, deps),
  };
}

/** Only demo players whose age matters have a date of birth. */
function registerDemoPersons(
  platformContext: PlatformContext,
  { accounts: { players } }: Pick<AccountOpeningDeps, 'accounts'>,
): void {
  const persons = createStoredPersons(platformContext);
  for (const { username, age } of demoPlayers) {
    const userId = players.byUsername(username)?.user_id;
    if (userId !== undefined && age !== undefined)
      registerSandboxPerson(persons, players, { userId, age, now: platformContext.clock.now() });
  }
}
