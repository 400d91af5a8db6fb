import { createCatalogue } from '@foyer/games/catalogue/catalogue';
import { expect, test } from 'vitest';
import { testSandboxContext } from '../../kernel/testSandboxContext.ts';
import { createMetered, declaredDeadAfterMs, meterLife, presumedDeadAfterMs, meteredSchema } from './metered.ts';
import type { MeteredMessage } from './metered.ts';

function sandbox() {
  const sandboxContext = testSandboxContext(meteredSchema);
  const messages: MeteredMessage[] = [];
  const catalogue = createCatalogue(80);
  const metered = createMetered(sandboxContext, catalogue, (message) => messages.push(message));
  const moduleId = catalogue.all.map(({ gameGroupId }) => gameGroupId + 100_000).find(metered.isMetered) ?? 0;
  const gameGroupId = moduleId - 100_000;
  const play = (stake: number, win: number, userId = 7) => {
    const round = { roundId: 'r', userId, gameGroupId, currencyIsoCode: 'GBP' };
    metered.observer.stakePlaced({ ...round, amount: stake });
    metered.observer.roundSettled({ ...round, stake, win, settledAt: sandboxContext.clock.now() });
  };
  const start = (userId = 7) => {
    const session = metered.start(userId, { moduleId, clientId: 50_300 });
    if (!session) throw new Error('This module is metered.');
    return session;
  };
  const topics = () => messages.map(({ topic }) => topic);
  return { metered, catalogue, clock: sandboxContext.clock, messages, topics, moduleId, gameGroupId, play, start };
}

test('GM-07 a fixed share of the modules is metered', () => {
  const { metered, catalogue } = sandbox();
  const share = (of: typeof metered) =>
    catalogue.all
      .filter(({ gameGroupId }) => of.isMetered(gameGroupId + 100_000))
      .map(({ gameGroupId }) => gameGroupId);
  expect(share(metered).length).toBeGreaterThan(5);
  expect(share(metered).length).toBeLessThan(40);
  expect(share(sandbox().metered)).toEqual(share(metered));
});

test('GM-07 a session counts its game’s stakes and wins until it ends, once', () => {
  const { metered, clock, start, play, gameGroupId, messages } = sandbox();
  const { id, startedAt } = start();
  play(40, 100);
  play(40, 0);
  play(5000, 0, 8);
  clock.move(60_000);
  const ended = metered.end(id);
  expect(ended).toEqual({ id, gameGroupId, startedAt, endedAt: startedAt + 60_000, staked: 80, won: 100 });
  clock.move(1000);
  play(40, 0);
  expect(metered.end(id)).toEqual(ended);
  expect(metered.end('A'.repeat(22))).toBeNull();
  expect(messages.map(({ topic, content }) => [topic, content.endedAt])).toEqual([
    ['meteredGameSession', null],
    ['meteredGameSession', startedAt + 60_000],
  ]);
});

test('GM-07 unknown and unmetered modules start no session', () => {
  const { metered, catalogue } = sandbox();
  const free = catalogue.all.map(({ gameGroupId }) => gameGroupId + 100_000).find((id) => !metered.isMetered(id)) ?? 0;
  expect(metered.start(7, { moduleId: free, clientId: 1 })).toBeNull();
  expect(metered.start(7, { moduleId: 3, clientId: 1 })).toBeNull();
});

test('GM-07 starting a session ends an earlier one of the same game', () => {
  const { metered, start } = sandbox();
  const lost = start();
  const next = start();
  expect(metered.end(lost.id)?.endedAt).not.toBeNull();
  expect(next.endedAt).toBeNull();
});

test('GM-07 an inactive session is presumed dead and then declared dead, unless a stake revives it', () => {
  const { metered, clock, start, play, topics } = sandbox();
  const { id } = start();
  clock.move(presumedDeadAfterMs - 1);
  expect(metered.closeDeadSessions()).toBe(0);
  clock.move(1);
  expect(metered.closeDeadSessions()).toBe(1);
  expect(metered.closeDeadSessions()).toBe(0);
  play(40, 0);
  expect(topics()).toEqual(['meteredGameSession', 'mpd', 'meteredAlive']);
  clock.move(declaredDeadAfterMs);
  expect(metered.closeDeadSessions()).toBe(1);
  expect(topics().at(-1)).toBe('mdd');
  expect(metered.end(id)?.staked).toBe(40);
  expect(metered.closeDeadSessions()).toBe(0);
});

test('a clock that was moved back declares no session dead', () => {
  expect(meterLife(1_000_000, 0)).toBe('alive');
});
