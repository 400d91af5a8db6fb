import { login } from '@foyer/contract/accounts';
import { expect, test } from 'vitest';
import { contractEndpoints, endpointsWithoutRoute } from './contractEndpoints.ts';
import { refuse, route } from './route.ts';

test('every endpoint has a name and an address of its own', () => {
  const names = contractEndpoints.map(({ name }) => name);
  const addresses = contractEndpoints.map(
    ({ service, method, path }) => `${method} /${service}${path.replace(/:\w+/g, ':')}`,
  );
  expect(new Set(names).size).toBe(names.length);
  expect(new Set(addresses).size).toBe(addresses.length);
  expect(names).toEqual(expect.arrayContaining(['login', 'launch', 'pageLookup']));
});

test('an endpoint that no route answers is named', () => {
  const missing = endpointsWithoutRoute([route(login, () => refuse(401, 'no'))]).map(({ name }) => name);
  expect(missing).not.toContain('login');
  expect(missing).toHaveLength(contractEndpoints.length - 1);
});
