import { describe, expect, test } from 'vitest';
import { demandOf } from './scaleModel.mjs';
import { assumedBehaviour, seededRandom, simulatePlayers, trafficKinds } from './simulatePlayers.mjs';

const noCost = {
  cpuMs: 0,
  requests: 0,
  cacheableRequests: 0,
  bytes: 0,
  cacheableBytes: 0,
  upstreamCalls: 0,
  redisCommands: 0,
};
const noTraffic = { mean: 0, peak: 0 };
/** @template T @param {T} value */
const forAll = (value) =>
  /** @type {Record<typeof trafficKinds[number], T>} */ (Object.fromEntries(trafficKinds.map((kind) => [kind, value])));

describe('simulated players', () => {
  const simulate = (/** @type {number} */ players) =>
    simulatePlayers({ players, seconds: 3000, behaviour: assumedBehaviour, random: seededRandom(1) });

  test('each player logs in once a session and polls once a minute', () => {
    const { login, lobbyMinute, gameMinute } = simulate(3000);
    expect(login.mean).toBeCloseTo(3000 / (assumedBehaviour.sessionMinutes * 60), 1);
    const visitorMinutes = (3000 * assumedBehaviour.visitorsPerPlayer) / 60;
    expect(lobbyMinute.mean + gameMinute.mean - visitorMinutes).toBeCloseTo(3000 / 60, 0);
  });

  test('traffic grows with the number of players, and its busiest second comes closer to the mean', () => {
    const [few, many] = [simulate(300), simulate(6000)];
    expect(many.launch.mean / few.launch.mean).toBeCloseTo(20, 0);
    expect(many.launch.peak / many.launch.mean).toBeLessThan(few.launch.peak / few.launch.mean);
  });

  test('the same seed gives the same figures', () => {
    expect(simulate(500)).toEqual(simulate(500));
  });
});

describe('demand at the web nodes', () => {
  const cost = {
    ...noCost,
    cpuMs: 10,
    requests: 4,
    cacheableRequests: 3,
    bytes: 1000,
    cacheableBytes: 800,
    upstreamCalls: 2,
    redisCommands: 5,
  };
  const traffic = { ...forAll(noTraffic), visit: { mean: 50, peak: 100 } };
  const costs = { ...forAll(noCost), visit: cost };

  test('without an edge the nodes answer every request', () => {
    const demand = demandOf({ players: 1, traffic, costs, edgeHitRatio: 0 });
    expect(demand).toMatchObject({
      requestsPerSecond: 400,
      callsPerSecond: 400,
      cores: 1,
      redisPerSecond: 500,
      upstreamPerSecond: 200,
    });
    expect(demand.nodeGbitPerSecond).toBe(demand.edgeGbitPerSecond);
  });

  test('an edge takes off the share of pages and files that it holds', () => {
    const demand = demandOf({ players: 1, traffic, costs, edgeHitRatio: 1 });
    expect(demand).toMatchObject({ requestsPerSecond: 400, callsPerSecond: 100, cores: 0.25 });
    expect(demand.nodeGbitPerSecond).toBeCloseTo(demand.edgeGbitPerSecond / 5);
  });

  test('there is always a node more than the load needs', () => {
    expect(demandOf({ players: 1, traffic: forAll(noTraffic), costs, edgeHitRatio: 0 }).nodes).toBe(2);
    expect(
      demandOf({ players: 1, traffic: { ...traffic, visit: { mean: 0, peak: 1000 } }, costs, edgeHitRatio: 0 }).nodes,
    ).toBe(6);
  });
});
