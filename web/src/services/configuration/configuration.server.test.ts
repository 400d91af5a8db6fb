import { expect, test } from 'vitest';
import { readConfiguration } from './configuration.server.ts';

test.each([
  ['production', 'https', true],
  ['production', 'http', true],
  ['sandbox', 'https', true],
  ['sandbox', 'http', false],
])('in %s over %s cookies are Secure: %s', (DEPLOYMENT, PUBLIC_SCHEME, expected) => {
  expect(readConfiguration({ DEPLOYMENT, PUBLIC_SCHEME }).secureCookies).toBe(expected);
});

test('further origins of pictures are none, or a list of https origins', () => {
  expect(readConfiguration({}).pictureOrigins).toEqual([]);
  expect(
    readConfiguration({ PICTURE_ORIGINS: ' https://pictures.example  https://cdn.example:8443' }).pictureOrigins,
  ).toEqual(['https://pictures.example', 'https://cdn.example:8443']);
});

test.each([
  'http://pictures.example',
  'https://pictures.example/',
  'https://pictures.example/folder',
  'https://user@pictures.example',
  'https://*.example',
  'pictures.example',
  "https://pictures.example 'unsafe-inline'",
  'https://pictures.example;script-src',
])('refuses %s as origins of pictures', (PICTURE_ORIGINS) => {
  expect(() => readConfiguration({ PICTURE_ORIGINS })).toThrow(
    /The variable PICTURE_ORIGINS cannot be read: .*list of https origins/,
  );
});

test('reads the capabilities that are off, and refuses an unknown name with the list of names', () => {
  expect(readConfiguration({}).capabilitiesOff).toEqual([]);
  expect(readConfiguration({ CAPABILITIES_OFF: 'chat winners' })).toMatchObject({
    capabilitiesOff: ['winners', 'chat'],
    flags: {},
  });
  expect(() => readConfiguration({ CAPABILITIES_OFF: 'chat wagers' })).toThrow(
    /The variable CAPABILITIES_OFF cannot be read: names no optional capability: wagers; there are winners, /,
  );
});

test('LB-10 pins the flag of jackpot badges to off, on the server and for browsers, while jackpots are off', () => {
  const { flags, flagService } = readConfiguration({ CAPABILITIES_OFF: 'jackpots', FLAGS: 'languageToggle=off' });
  const pinned = { languageToggle: false, gameCardJackpotTicker: false };
  expect([flags, flagService?.browser.overrides]).toEqual([pinned, pinned]);
});

test.each([
  [{}, 'http://localhost:4000/control'],
  [{ GAMES_ORIGIN: 'http://games.localhost:4100' }, 'http://localhost:4100/control'],
  [{ GAMES_ORIGIN: 'https://games.operator.net' }, null],
  [{ ACCOUNTS_URL: 'https://accounts.operator.net' }, null],
  [{ CONTROL_ROOM: 'off' }, null],
  [
    { ACCOUNTS_URL: 'https://accounts.operator.net', CONTROL_ROOM: 'http://localhost:9/control' },
    'http://localhost:9/control',
  ],
])('with %o the control room is at %s', (variables, expected) => {
  expect(readConfiguration(variables).controlRoom).toBe(expected);
});
