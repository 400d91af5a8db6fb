import { describe, expect, test } from 'vitest';
import { demandOf } from './demandOf.ts';
import { assumedBehaviour, trafficKinds, trafficOf } from './trafficOf.ts';
import type { TrafficKind } from './trafficOf.ts';

const forAll = <Value>(value: Value) =>
  Object.fromEntries(trafficKinds.map((kind) => [kind, value])) as Record<TrafficKind, Value>;

test('traffic grows with the number of players, and its busiest second comes closer to the mean', () => {
  const loginsOf = (players: number) => trafficOf(players, { ...assumedBehaviour, sessionMinutes: 1 }).login;
  expect(loginsOf(6000)).toBeCloseTo(100 + 31);
  expect(loginsOf(600_000)).toBeCloseTo(10_000 + 310);
});

test('every player and visitor polls once a minute', () => {
  const { lobbyMinute, gameMinute } = trafficOf(6e9, { ...assumedBehaviour, visitorsPerPlayer: 1 });
  expect((lobbyMinute + gameMinute) / 2e8).toBeCloseTo(1, 2);
});

describe('demand at the web nodes', () => {
  const noCost = { cpuMs: 0, requests: 0, cacheableRequests: 0, bytes: 0, cacheableBytes: 0 };
  const visit = { cpuMs: 10, requests: 4, cacheableRequests: 3, bytes: 1000, cacheableBytes: 800 };
  const costs = {
    ...forAll({ ...noCost, upstreamCalls: 0, redisCommands: 0 }),
    visit: { ...visit, upstreamCalls: 2, redisCommands: 5 },
  };
  const visits = (peak: number) => ({ ...forAll(0), visit: peak });

  test('without an edge the nodes answer every request', () => {
    const demand = demandOf({ traffic: visits(100), costs, edgeHitRatio: 0 });
    expect(demand).toMatchObject({ requestsPerSecond: 400, requestsAtNodesPerSecond: 400, cores: 1 });
    expect(demand).toMatchObject({ redisPerSecond: 500, upstreamPerSecond: 200 });
    expect(demand.nodeGbitPerSecond).toBe(demand.edgeGbitPerSecond);
  });

  test('an edge answers its share of the requests for pages and files, so a server receives the rest', () => {
    const demand = demandOf({ traffic: visits(100), costs, edgeHitRatio: 1 });
    expect(demand).toMatchObject({ requestsPerSecond: 400, requestsAtNodesPerSecond: 100, cores: 0.25 });
    expect(demand.nodeGbitPerSecond).toBeCloseTo(demand.edgeGbitPerSecond / 5);
  });

  test('there is always a node more than the load needs', () => {
    expect(demandOf({ traffic: visits(0), costs, edgeHitRatio: 0 }).nodes).toBe(2);
    expect(demandOf({ traffic: visits(1000), costs, edgeHitRatio: 0 }).nodes).toBe(6);
  });
});
