import { expect, test } from 'vitest';
import { cookies } from './cookies.ts';
import { declaredStorage } from './declaredStorage.ts';
import { persistentGroups, persistentKeys } from './persistentKeys.ts';
import { storedKeys } from './storedKeys.ts';

const declared = (kind: string, key: string) =>
  declaredStorage.find((entry) => entry.kind === kind && entry.key === key);

test('CO-02 declares every cookie, tab key and browser key once, in this order', () => {
  expect(declaredStorage.map(({ kind, key }) => [kind, key])).toEqual([
    ...Object.keys(cookies).map((key) => ['cookie', key]),
    ['cookie', 'externalLogin'],
    ['cookie', 'attribution'],
    ['cookie', 'experimentBucket'],
    ...Object.keys(storedKeys).map((key) => ['tab', key]),
    ...Object.keys(persistentKeys).map((key) => ['browser', key]),
    ['browser', 'messenger'],
    ['cache', 'offlineLobby'],
    ['database', 'offlineFavourites'],
  ]);
});

test('CO-02 tab storage needs no consent, except the session of telemetry', () => {
  const tab = declaredStorage.filter(({ kind }) => kind === 'tab');
  expect(tab.filter(({ group }) => group !== 'C0001').map(({ key, group }) => [key, group])).toEqual([
    ['telemetrySession', 'C0002'],
  ]);
  expect(new Set(tab.map(({ setBy, maxAgeSeconds }) => `${setBy} ${maxAgeSeconds}`))).toEqual(
    new Set(['browser null']),
  );
});

test('CO-02 names each entry as the browser shows it', () => {
  expect(declared('cookie', 'session')).toMatchObject({ name: '__Host-sid', group: 'C0001', setBy: 'server' });
  expect(declared('tab', 'telemetrySession')?.name).toBe(storedKeys.telemetrySession);
  for (const key of Object.keys(persistentKeys) as (keyof typeof persistentKeys)[])
    expect(declared('browser', key)).toMatchObject({
      name: persistentKeys[key],
      group: persistentGroups[persistentKeys[key]],
      setBy: 'browser',
      maxAgeSeconds: null,
    });
  expect(declared('browser', 'messenger')).toMatchObject({
    name: '_…:gcmc…',
    group: 'C0003',
    setBy: 'operator',
    maxAgeSeconds: null,
  });
  expect(declared('cache', 'offlineLobby')).toMatchObject({
    name: 'foyer-offline-…',
    group: 'C0003',
    setBy: 'browser',
    maxAgeSeconds: null,
  });
  expect(declared('database', 'offlineFavourites')).toMatchObject({
    name: 'foyer-offline-names',
    group: 'C0003',
    setBy: 'browser',
    maxAgeSeconds: null,
  });
});

test('CO-01 local storage needs functional consent only for searches and the closed app prompt', () => {
  const needing = Object.entries(persistentGroups).filter(([, group]) => group !== 'C0001');
  expect(Object.fromEntries(needing)).toEqual({
    'foyer-recent-searches': 'C0003',
    'foyer-app-band-closed': 'C0003',
    'foyer-hidden-rows': 'C0003',
  });
  expect(new Set(Object.values(persistentGroups))).toEqual(new Set(['C0001', 'C0003']));
});
