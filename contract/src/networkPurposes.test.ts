import { expect, test } from 'vitest';
import { networkPurposeOf, networkPurposes, permitsPurpose } from './networkPurposes.ts';

test('P1 finds the purpose of a request by its origin and the longest matching path', () => {
  expect(networkPurposeOf('site', '/api/telemetry')?.groups).toEqual(['C0002']);
  expect(networkPurposeOf('site', '/help')?.groups).toEqual([]);
  expect(networkPurposeOf('flags', '/events/bulk/1')?.groups).toEqual(['C0002']);
  expect(networkPurposeOf('flags', '/unknown')).toBeNull();
  expect(networkPurposeOf('ads.example', '/')).toBeNull();
});

test('P1 necessary purposes are always permitted, and others with one of their groups', () => {
  const [necessary, analytics, tags] = [[], ['C0002'], ['C0002', 'C0004']] as const;
  expect(permitsPurpose({ groups: necessary }, [])).toBe(true);
  expect([[], ['C0003'], ['C0002']].map((allowed) => permitsPurpose({ groups: analytics }, allowed as []))).toEqual([
    false,
    false,
    true,
  ]);
  expect(permitsPurpose({ groups: tags }, ['C0004'])).toBe(true);
});

test('P1 declares each beginning of a path once', () => {
  const names = networkPurposes.map(({ origin, path }) => `${origin}${path}`);
  expect(new Set(names).size).toBe(names.length);
});
