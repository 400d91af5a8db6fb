import * as contract from '@foyer/contract/registration';
import type { RouteForEach } from '../kernel/contractEndpoints.ts';
import type { PlatformModule, Surroundings } from '../kernel/module.ts';
import { route } from '../kernel/route.ts';
import { createOpening } from './opening.ts';
import type { OpeningNeeds } from './opening.ts';
import { registrationTables } from './registrationTables.ts';

export function registrationModule(surroundings: Surroundings, needs: OpeningNeeds): PlatformModule {
  const open = createOpening(surroundings, needs);
  const routes = { register: route(contract.register, ({ body }) => open(body)) } satisfies RouteForEach<typeof contract>;
  return { name: 'registration', tables: registrationTables, routes: Object.values(routes) };
}
