import { login } from '@foyer/contract/accounts';
import { serviceEndpoints } from '@foyer/contract/serviceEndpoints';
import { expect, test } from 'vitest';
import { endpointsWithoutRoute } from './endpointsWithoutRoute.ts';
import { refuse, route } from './route.ts';

test('every endpoint has a unique name and a unique address', () => {
  const names = serviceEndpoints.map(({ name }) => name);
  const addresses = serviceEndpoints.map(
    ({ service, method, path }) => `${method} /${service}${path.replace(/:\w+/g, ':')}`,
  );
  expect(new Set(names).size).toBe(names.length);
  expect(new Set(addresses).size).toBe(addresses.length);
  expect(names).toEqual(expect.arrayContaining(['login', 'launch', 'pageLookup']));
});

test('endpointsWithoutRoute lists every endpoint without a route', () => {
  const missing = endpointsWithoutRoute([route(login, () => refuse(401, 'no'))]).map(({ name }) => name);
  expect(missing).not.toContain('login');
  expect(missing).toHaveLength(serviceEndpoints.length - 1);
});
