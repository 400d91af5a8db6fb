import * as v from 'valibot';
import { expect, test } from 'vitest';
import { operatorPathsEnvironment } from './operatorPathsEnvironment.server.ts';

const read = (variables: Record<string, string>) => v.safeParse(v.object(operatorPathsEnvironment), variables);

test('the paths are those of the sandbox by default', () => {
  expect(read({}).output).toEqual({
    CASHIER_PATH: '/cashier/{brand}?culture={culture}&launchToken={token}&view={view}',
    PORTAL_PATH: '/portal/{brand}/{page}?culture={culture}&launchToken={token}',
  });
});

test.each([
  '/',
  '/pay/{currency}/{view}',
  '/pay/{token}?again={token}',
  '/pay/{page}?t={token}',
  '/{constructor}/{token}',
])('A17 refuses the cashier’s path %s', (path) => expect(read({ CASHIER_PATH: path }).success).toBe(false));

test.each([
  '//other.example/{token}',
  'https://other.example/{token}',
  '@other.example/{token}',
  '/a\\{token}',
  '/{token',
])('HI-02 A17 refuses %s, which could leave the origin', (path) =>
  expect(read({ PORTAL_PATH: path }).success).toBe(false),
);

test.each(['/pay?ott={token}#{view}', '/{culture}/pay/{currency}/{token}'])('accepts %s', (path) =>
  expect(read({ CASHIER_PATH: path }).success).toBe(true),
);
