import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { createTestClock } from '../base/createTestClock.ts';
import { createHealth, probeIntervals } from './health.server.ts';
import type { Health, HomePage, Readiness } from './health.server.ts';

function startHealth(probes: { renderPage?: (health: Health) => Promise<HomePage> } = {}) {
  const clock = createTestClock();
  const changes: string[] = [];
  const renderPage = vi.fn<() => Promise<HomePage>>(() => probes.renderPage?.(health) ?? Promise.resolve('failed'));
  const callContent = vi.fn<() => Promise<HomePage>>(async () => 'found');
  const health: Health = createHealth({
    clock,
    renderPage,
    callContent,
    onChange: ({ status }: Readiness) => changes.push(status),
    firstWaitMs: 20,
  });
  return { health, renderPage, callContent, changes, pass: clock.advance };
}

const fail = (health: Health, service: string) => {
  for (let call = 0; call < 3; call += 1) health.observeCall(service, 'unreachable');
};

test('HT-06 a process is not ready before a page was rendered, and ready after it', () => {
  const { health } = startHealth();
  expect(health.read().status).toBe('notReady');
  health.observeCall('content', 'ok');
  expect(health.read()).toMatchObject({ status: 'notReady', checks: { page: { state: 'failing' } } });
  health.observePage();
  expect(health.read()).toMatchObject({ status: 'ready', checks: { page: { state: 'ok' } } });
});

test('HT-06 the first readiness check waits for its own page, so that one check is enough', async () => {
  const { health } = startHealth({
    async renderPage(own) {
      await Promise.resolve();
      own.observeCall('content', 'ok');
      own.observePage();
      return 'found';
    },
  });
  expect((await health.readiness()).status).toBe('ready');
});

test('HT-06 a hanging service delays the first readiness check by its limit only', async () => {
  const { health } = startHealth({ renderPage: () => new Promise(() => undefined) });
  expect((await health.readiness()).status).toBe('notReady');
});

test('HT-06 many readiness checks cause one probe at a time and one per interval', async () => {
  const { health, renderPage, pass } = startHealth();
  for (let check = 0; check < 50; check += 1) health.read();
  expect(renderPage).toHaveBeenCalledTimes(1);
  await nextTurn();
  health.read();
  expect(renderPage).toHaveBeenCalledTimes(1);
  pass(probeIntervals.notReady);
  health.read();
  expect(renderPage).toHaveBeenCalledTimes(2);
});

test('HT-06 a service that fails later makes the process degraded and is named', () => {
  const { health, changes } = startHealth();
  health.observePage();
  fail(health, 'games');
  expect(health.read()).toMatchObject({
    status: 'degraded',
    checks: { games: { state: 'failing', problem: 'unreachable' } },
  });
  health.observeCall('games', 'ok');
  expect(health.read().status).toBe('ready');
  expect(changes).toEqual(['degraded', 'ready']);
});

test('HT-06 a failing check that calls nothing makes the process degraded', () => {
  const { health } = startHealth();
  health.observePage();
  health.addCheck('flags', () => ({ state: 'failing', problem: 'outdated' }));
  expect(health.read()).toMatchObject({ status: 'degraded', checks: { flags: { problem: 'outdated' } } });
});

test('HT-06 the home page is looked up in the background, and more often while the content service fails', async () => {
  const { health, callContent, pass } = startHealth();
  health.observePage();
  health.observeCall('content', 'ok');
  health.read();
  expect(callContent).not.toHaveBeenCalled();
  pass(probeIntervals.usual);
  health.read();
  await nextTurn();
  expect(callContent).toHaveBeenCalledTimes(1);
  fail(health, 'content');
  pass(probeIntervals.failing);
  health.read();
  expect(callContent).toHaveBeenCalledTimes(2);
});

test('HT-06 a draining process says so, whatever its checks are, and probes nothing', () => {
  const { health, renderPage } = startHealth();
  health.drain();
  expect(health.read().status).toBe('draining');
  expect(renderPage).not.toHaveBeenCalled();
});

test('HT-06 a process without a home page is not ready, also when it has rendered pages before', async () => {
  const { health, callContent, renderPage, changes, pass } = startHealth();
  health.observePage();
  expect(health.read().status).toBe('ready');
  callContent.mockResolvedValueOnce('missing');
  pass(probeIntervals.usual);
  health.read();
  await nextTurn();
  expect(health.read()).toMatchObject({
    status: 'notReady',
    checks: { page: { state: 'failing', problem: 'no home page' } },
  });
  renderPage.mockResolvedValueOnce('found');
  pass(probeIntervals.notReady);
  health.read();
  await nextTurn();
  expect(health.read().status).toBe('ready');
  expect(changes).toEqual(['ready', 'notReady', 'ready']);
});

test('HT-06 a process whose first probe finds no home page says so once', async () => {
  const { health, changes, pass } = startHealth({ renderPage: async () => 'missing' });
  health.read();
  expect(changes).toEqual([]);
  await nextTurn();
  expect(changes).toEqual(['notReady']);
  pass(probeIntervals.notReady);
  health.read();
  await nextTurn();
  expect(changes).toEqual(['notReady']);
});
