import { expect, test } from 'vitest';
import { readConfiguration } from './configuration.server.ts';

test.each([
  [{}, 'http://regency.example:3000'],
  [{ PORT: '0' }, 'http://regency.example'],
  [{ PORT: '80' }, 'http://regency.example'],
  [{ TRUSTED_PROXIES: '1' }, 'http://regency.example'],
  [{ TRUSTED_PROXIES: '10.0.0.0/8' }, 'http://regency.example'],
  [{ PUBLIC_SCHEME: 'https' }, 'https://regency.example'],
  [{ PUBLIC_SCHEME: 'https', PUBLIC_PORT: '443' }, 'https://regency.example'],
  [{ PUBLIC_SCHEME: 'https', PUBLIC_PORT: '8443' }, 'https://regency.example:8443'],
])('PG-10 public addresses with %o begin with %s', (variables, origin) => {
  expect(readConfiguration(variables).publicOriginOf('regency.example')).toBe(origin);
});

test.each(['0', '65536', 'x'])('refuses the public port %s', (port) => {
  expect(() => readConfiguration({ PUBLIC_PORT: port })).toThrow('PUBLIC_PORT');
});
