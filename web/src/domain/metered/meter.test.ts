import type { MeteredSession } from '@foyer/contract/metered';
import { beforeEach, describe, expect, test } from 'vitest';
import { failed, success } from '../../base/result.ts';
import { checkFailed, isGameMetered } from './isGameMetered.ts';
import { createMeter } from './meter.ts';
import type { MeterDeps } from './meter.ts';
import { noMeter } from './meterState.ts';
import { meterStore } from './meterStore.ts';
import { readPendingEnds, writePendingEnds } from './pendingEnds.ts';

const picker = { moduleId: 141_000, clientId: 50_300 };
const idOf = (letter: string) => letter.repeat(22);
const session = (id: string): MeteredSession => ({
  id,
  gameGroupId: 41_000,
  startedAt: 1,
  endedAt: null,
  staked: 0,
  won: 0,
});
const lost = async () => failed({ kind: 'noAnswer' } as const);

function text() {
  let value: string | null = null;
  return { get: () => value, set: (next: string | null) => void (value = next) };
}

function meterWith(own: Partial<MeterDeps> = {}) {
  const ended: string[] = [];
  const [running, ends] = [text(), text()];
  const parts: MeterDeps = {
    ask: async () => success({ isGameMetered: true }),
    start: async () => success(session(idOf('a'))),
    end: async (id) => {
      ended.push(id);
      return success({ ...session(id), endedAt: 9 });
    },
    running,
    ends,
    playWithoutMeter: false,
    ...own,
  };
  return { meter: createMeter(parts), ended, running, pending: () => readPendingEnds(ends.get()), parts };
}

beforeEach(() => meterStore.setState(noMeter, true));

describe('GM-07 the check', () => {
  test('GM-07 its failure throws, with the words of the specification', async () => {
    await expect(isGameMetered(lost, picker)).rejects.toThrow('Function not implemented');
    expect(checkFailed).toBe('Function not implemented');
    expect(await isGameMetered(async () => success({ isGameMetered: false }), picker)).toBe(false);
  });

  test.each([true, false])(
    'GM-07 where it fails the market decides: play without a meter %s',
    async (playWithoutMeter) => {
      const { meter, running } = meterWith({ ask: lost, playWithoutMeter });
      const check = await meter.check(picker);
      expect(check).toBe('unknown');
      expect(await meter.open(check, picker)).toBe(playWithoutMeter);
      expect(running.get()).toBeNull();
    },
  );

  test('GM-07 a meter that does not start is as good as none', async () => {
    expect(await meterWith({ start: lost }).meter.open('metered', picker)).toBe(false);
    expect(await meterWith({ start: lost, playWithoutMeter: true }).meter.open('metered', picker)).toBe(true);
  });

  test.each([true, false])(
    'GM-07 a game whose numbers are unknown cannot be checked or metered: play without a meter %s',
    async (playWithoutMeter) => {
      const never = () => Promise.reject(new Error('not to be asked'));
      const { meter } = meterWith({ start: never, playWithoutMeter });
      expect(await meter.check(null)).toBe('unknown');
      expect(await meter.open('metered', null)).toBe(playWithoutMeter);
      expect(await meter.open('free', null)).toBe(true);
    },
  );

  test('GM-07 the check says whether the game is metered', async () => {
    expect(await meterWith().meter.check(picker)).toBe('metered');
    expect(await meterWith({ ask: async () => success({ isGameMetered: false }) }).meter.check(picker)).toBe('free');
  });

  test('a game that is not metered starts nothing', async () => {
    const { meter, running } = meterWith({
      ask: async () => success({ isGameMetered: false }),
      start: () => Promise.reject(new Error('not to be started')),
    });
    expect(await meter.open(await meter.check(picker), picker)).toBe(true);
    expect(running.get()).toBeNull();
  });
});

test('GM-07 a session starts with its game and ends with it', async () => {
  const { meter, ended, running, pending } = meterWith();
  expect(await meter.open('metered', picker)).toBe(true);
  expect(meterStore.getState()).toMatchObject({ phase: 'open', session: { id: idOf('a') } });
  meter.close();
  await Promise.resolve();
  expect(ended).toEqual([idOf('a')]);
  expect(running.get()).toBeNull();
  expect(meterStore.getState()).toEqual(noMeter);
  await Promise.resolve();
  expect(pending()).toEqual([]);
});

test('GM-07 an end that does not arrive is kept and sent again, until somebody says it is over', async () => {
  const { meter, pending, parts, ended } = meterWith({ end: lost });
  await meter.open('metered', picker);
  meter.close();
  await meter.resend();
  expect(pending()).toEqual([idOf('a')]);
  // After a reload: another meter on the same storage.
  const later = createMeter({ ...parts, end: async (id) => (ended.push(id), success({ ...session(id), endedAt: 9 })) });
  await later.resend();
  expect(ended).toEqual([idOf('a')]);
  expect(pending()).toEqual([]);
});

test('GM-07 an end for a session that nobody knows is not sent for ever', async () => {
  const { meter, pending } = meterWith({
    end: async () => failed({ kind: 'refused', status: 404, code: null, message: '' }),
  });
  await meter.open('metered', picker);
  meter.close();
  await meter.resend();
  expect(pending()).toEqual([]);
});

test('GM-07 a tab that was loaded again ends the session it could not end', async () => {
  const { meter, running, pending } = meterWith();
  running.set(idOf('c'));
  meter.reclaim();
  expect(running.get()).toBeNull();
  expect(pending()).toEqual([idOf('c')]);
});

test('GM-07 a game that was left while its meter started leaves no open session', async () => {
  let response: (value: Awaited<ReturnType<MeterDeps['start']>>) => void = () => undefined;
  const { meter, ended } = meterWith({ start: () => new Promise((resolve) => (response = resolve)) });
  const opening = meter.open('metered', picker);
  meter.close();
  response(success(session(idOf('d'))));
  expect(await opening).toBe(false);
  expect(ended).toEqual([idOf('d')]);
  expect(meterStore.getState()).toEqual(noMeter);
});

test('a page that comes back as it was meters its running game anew; one whose game ended does not', async () => {
  let starts = 0;
  const { meter } = meterWith({ start: async () => success(session(idOf(['a', 'b', 'c'][starts++] ?? 'z'))) });
  await meter.open('metered', picker);
  meter.close({ canReconnect: true });
  await meter.reopen();
  expect(meterStore.getState()).toMatchObject({ phase: 'open', session: { id: idOf('b') } });
  meter.close();
  await meter.reopen();
  expect(starts).toBe(2);
});

test('what is no list of sessions in storage is nothing', () => {
  for (const poison of ['{', '[1]', '["x"]', '{"a":1}', `["${'a'.repeat(22)}<"]`])
    expect(readPendingEnds(poison)).toEqual([]);
});

test('GM-07 an end that is refused for another reason than an unknown session is sent again', async () => {
  for (const failure of [
    { kind: 'refused', status: 500, code: null, message: '' } as const,
    { kind: 'noAnswer' } as const,
  ]) {
    const { meter, pending } = meterWith({ end: async () => failed(failure) });
    await meter.open('metered', picker);
    meter.close();
    await meter.resend();
    expect(pending()).toEqual([idOf('a')]);
  }
});

test('GM-07 an end that is confirmed leaves the others pending, and nothing in storage after the last one', async () => {
  const { meter, parts, pending } = meterWith({
    end: async (id) => (id === idOf('a') ? success({ ...session(id), endedAt: 9 }) : failed({ kind: 'noAnswer' })),
  });
  parts.ends.set(writePendingEnds([idOf('a'), idOf('b')]));
  await meter.resend();
  expect(pending()).toEqual([idOf('b')]);
  await createMeter({ ...parts, end: async (id) => success({ ...session(id), endedAt: 9 }) }).resend();
  expect(parts.ends.get()).toBeNull();
});

test('GM-07 a tab without a running session, or whose game is open, has none to reclaim', async () => {
  const { meter, running, pending, parts } = meterWith();
  meter.reclaim();
  expect(parts.ends.get()).toBeNull();
  await meter.open('metered', picker);
  meter.reclaim();
  expect([running.get(), pending()]).toEqual([idOf('a'), []]);
});

test('GM-07 closing where nothing runs sends no end', () => {
  const { meter, ended, parts } = meterWith();
  meter.close();
  expect([ended, parts.ends.get()]).toEqual([[], null]);
});

test('GM-07 a game that was left for good, or is open still, is not metered anew when the page comes back', async () => {
  let starts = 0;
  const { meter } = meterWith({ start: async () => (starts++, success(session(idOf('a')))) });
  await meter.reopen();
  await meter.open('metered', picker);
  await meter.reopen();
  meter.close({ canReconnect: false });
  await meter.reopen();
  expect(starts).toBe(1);
});

test('GM-07 a session that was declared dead is not begun anew when the page comes back', async () => {
  let starts = 0;
  const { meter } = meterWith({ start: async () => (starts++, success(session(idOf('a')))) });
  await meter.open('metered', picker);
  meter.hear('mdd', { ...session(idOf('a')), endedAt: 9 });
  meter.close({ canReconnect: true });
  await meter.reopen();
  expect(starts).toBe(1);
});

test('GM-07 the end of a game that was left while its meter started is kept until it is confirmed', async () => {
  let response: (value: Awaited<ReturnType<MeterDeps['start']>>) => void = () => undefined;
  const { meter, pending } = meterWith({ start: () => new Promise((resolve) => (response = resolve)), end: lost });
  const opening = meter.open('metered', picker);
  meter.close();
  response(success(session(idOf('d'))));
  await opening;
  expect(pending()).toEqual([idOf('d')]);
});

test('GM-07 a free game that follows a metered one is not metered when the page comes back', async () => {
  let starts = 0;
  const { meter } = meterWith({ start: async () => (starts++, success(session(idOf('a')))) });
  await meter.open('metered', picker);
  meter.close({ canReconnect: true });
  await meter.open('free', picker);
  await meter.reopen();
  expect(starts).toBe(1);
});

test('GM-07 hides the notice of the last metered session when the next game opens', async () => {
  const { meter } = meterWith();
  await meter.open('metered', picker);
  meter.hear('mdd', { ...session(idOf('a')), endedAt: 9 });
  expect(meterStore.getState()).toMatchObject({ phase: 'closed', why: 'declaredDead' });
  await meter.open('free', picker);
  expect(meterStore.getState()).toEqual(noMeter);
});

test('GM-07 the newest fifty pending ends are kept, each once', () => {
  const ids = Array.from({ length: 51 }, (_, index) => String(index).padStart(22, '0'));
  expect(readPendingEnds(writePendingEnds([...ids, ...ids]))).toEqual(ids.slice(1));
  expect(readPendingEnds(JSON.stringify(ids))).toEqual([]);
  expect(readPendingEnds(null)).toEqual([]);
});
