import type { MeteredSession } from '@foyer/contract/metered';
import { beforeEach, describe, expect, test } from 'vitest';
import { failed, success } from '../../base/result.ts';
import { checkFailed, createMeter, isGameMetered, meterStore, parsePendingEnds, writePendingEnds } from './meter.ts';
import type { MeterDeps } from './meter.ts';
import { noMeter } from './meterState.ts';

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
const lost = async () => failed({ kind: 'noResponse' } as const);

function text() {
  let value: string | null = null;
  return { get: () => value, set: (next: string | null) => void (value = next) };
}

function meterWith(own: Partial<MeterDeps> = {}) {
  const ended: string[] = [];
  const [running, ends] = [text(), text()];
  const deps: MeterDeps = {
    fetchIsMetered: async () => success({ isGameMetered: true }),
    start: async () => success(session(idOf('a'))),
    end: async (id) => {
      ended.push(id);
      return success({ ...session(id), endedAt: 9 });
    },
    running,
    ends,
    playWithoutMeter: () => false,
    ...own,
  };
  return { meter: createMeter(deps), ended, running, pending: () => parsePendingEnds(ends.get()), deps };
}

beforeEach(() => meterStore.setState(noMeter, true));

describe('GM-07 metering check', () => {
  test('GM-07 a failed check throws the message of the specification', async () => {
    await expect(isGameMetered(lost, picker)).rejects.toThrow('Function not implemented');
    expect(checkFailed).toBe('Function not implemented');
    expect(await isGameMetered(async () => success({ isGameMetered: false }), picker)).toBe(false);
  });

  test.each([true, false])(
    'GM-07 the market decides whether to play after a failed check: play without a meter %s',
    async (playWithoutMeter) => {
      const { meter, running } = meterWith({ fetchIsMetered: lost, playWithoutMeter: () => playWithoutMeter });
      const check = await meter.check(picker);
      expect(check).toBe('unknown');
      expect(await meter.open(check, picker)).toBe(playWithoutMeter);
      expect(running.get()).toBeNull();
    },
  );

  test('GM-07 a meter that fails to start counts as a failed check', async () => {
    expect(await meterWith({ start: lost }).meter.open('metered', picker)).toBe(false);
    expect(await meterWith({ start: lost, playWithoutMeter: () => true }).meter.open('metered', picker)).toBe(true);
  });

  test.each([true, false])(
    'GM-07 a game without picker ids is not metered: play without a meter %s',
    async (playWithoutMeter) => {
      const never = () => Promise.reject(new Error('unexpected call'));
      const { meter } = meterWith({ start: never, playWithoutMeter: () => playWithoutMeter });
      expect(await meter.check(null)).toBe('unknown');
      expect(await meter.open('metered', null)).toBe(playWithoutMeter);
      expect(await meter.open('free', null)).toBe(true);
    },
  );

  test('GM-07 the check says whether the game is metered', async () => {
    expect(await meterWith().meter.check(picker)).toBe('metered');
    expect(await meterWith({ fetchIsMetered: async () => success({ isGameMetered: false }) }).meter.check(picker)).toBe(
      'free',
    );
  });

  test('a game that is not metered starts no session', async () => {
    const { meter, running } = meterWith({
      fetchIsMetered: async () => success({ isGameMetered: false }),
      start: () => Promise.reject(new Error('unexpected start')),
    });
    expect(await meter.open(await meter.check(picker), picker)).toBe(true);
    expect(running.get()).toBeNull();
  });
});

test('GM-07 a session starts and ends with its game', async () => {
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

test('GM-07 a failed end is stored and resent until the service confirms it', async () => {
  const { meter, pending, deps, ended } = meterWith({ end: lost });
  await meter.open('metered', picker);
  meter.close();
  await meter.resend();
  expect(pending()).toEqual([idOf('a')]);
  // After a reload: another meter on the same storage.
  const later = createMeter({ ...deps, end: async (id) => (ended.push(id), success({ ...session(id), endedAt: 9 })) });
  await later.resend();
  expect(ended).toEqual([idOf('a')]);
  expect(pending()).toEqual([]);
});

test('GM-07 stops resending an end that the service does not know', async () => {
  const { meter, pending } = meterWith({
    end: async () => failed({ kind: 'refused', status: 404, code: null, message: '' }),
  });
  await meter.open('metered', picker);
  meter.close();
  await meter.resend();
  expect(pending()).toEqual([]);
});

test('GM-07 a reloaded tab ends the session that it left open', async () => {
  const { meter, running, pending } = meterWith();
  running.set(idOf('c'));
  meter.reclaim();
  expect(running.get()).toBeNull();
  expect(pending()).toEqual([idOf('c')]);
});

test('GM-07 a game left while its meter starts leaves no open session', async () => {
  let response: (value: Awaited<ReturnType<MeterDeps['start']>>) => void = () => undefined;
  const { meter, ended } = meterWith({ start: () => new Promise((resolve) => (response = resolve)) });
  const opening = meter.open('metered', picker);
  meter.close();
  response(success(session(idOf('d'))));
  expect(await opening).toBe(false);
  expect(ended).toEqual([idOf('d')]);
  expect(meterStore.getState()).toEqual(noMeter);
});

test('reopen meters a restored page’s running game again, and not an ended game', async () => {
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

test('ignores stored sessions that are not a list of ids', () => {
  for (const poison of ['{', '[1]', '["x"]', '{"a":1}', `["${'a'.repeat(22)}<"]`])
    expect(parsePendingEnds(poison)).toEqual([]);
});

test('GM-07 an end refused for another reason than an unknown session is resent', async () => {
  for (const failure of [
    { kind: 'refused', status: 500, code: null, message: '' } as const,
    { kind: 'noResponse' } as const,
  ]) {
    const { meter, pending } = meterWith({ end: async () => failed(failure) });
    await meter.open('metered', picker);
    meter.close();
    await meter.resend();
    expect(pending()).toEqual([idOf('a')]);
  }
});

test('GM-07 a confirmed end keeps the others pending, and the last one clears the storage', async () => {
  const { meter, deps, pending } = meterWith({
    end: async (id) => (id === idOf('a') ? success({ ...session(id), endedAt: 9 }) : failed({ kind: 'noResponse' })),
  });
  deps.ends.set(writePendingEnds([idOf('a'), idOf('b')]));
  await meter.resend();
  expect(pending()).toEqual([idOf('b')]);
  await createMeter({ ...deps, end: async (id) => success({ ...session(id), endedAt: 9 }) }).resend();
  expect(deps.ends.get()).toBeNull();
});

test('GM-07 reclaim does nothing without a session or while the game is open', async () => {
  const { meter, running, pending, deps } = meterWith();
  meter.reclaim();
  expect(deps.ends.get()).toBeNull();
  await meter.open('metered', picker);
  meter.reclaim();
  expect([running.get(), pending()]).toEqual([idOf('a'), []]);
});

test('GM-07 close sends nothing without a session', () => {
  const { meter, ended, deps } = meterWith();
  meter.close();
  expect([ended, deps.ends.get()]).toEqual([[], null]);
});

test('GM-07 reopen does nothing after a final close or while the game is open', async () => {
  let starts = 0;
  const { meter } = meterWith({ start: async () => (starts++, success(session(idOf('a')))) });
  await meter.reopen();
  await meter.open('metered', picker);
  await meter.reopen();
  meter.close({ canReconnect: false });
  await meter.reopen();
  expect(starts).toBe(1);
});

test('GM-07 reopen does not restart a session that was declared dead', async () => {
  let starts = 0;
  const { meter } = meterWith({ start: async () => (starts++, success(session(idOf('a')))) });
  await meter.open('metered', picker);
  meter.onMessage('mdd', { ...session(idOf('a')), endedAt: 9 });
  meter.close({ canReconnect: true });
  await meter.reopen();
  expect(starts).toBe(1);
});

test('GM-07 the end of a game left while its meter starts is stored until it is confirmed', async () => {
  let response: (value: Awaited<ReturnType<MeterDeps['start']>>) => void = () => undefined;
  const { meter, pending } = meterWith({ start: () => new Promise((resolve) => (response = resolve)), end: lost });
  const opening = meter.open('metered', picker);
  meter.close();
  response(success(session(idOf('d'))));
  await opening;
  expect(pending()).toEqual([idOf('d')]);
});

test('GM-07 reopen does not meter a free game that follows a metered one', async () => {
  let starts = 0;
  const { meter } = meterWith({ start: async () => (starts++, success(session(idOf('a')))) });
  await meter.open('metered', picker);
  meter.close({ canReconnect: true });
  await meter.open('free', picker);
  await meter.reopen();
  expect(starts).toBe(1);
});

test('GM-07 the next game clears the notice about the last metered session', async () => {
  const { meter } = meterWith();
  await meter.open('metered', picker);
  meter.onMessage('mdd', { ...session(idOf('a')), endedAt: 9 });
  expect(meterStore.getState()).toMatchObject({ phase: 'closed', why: 'declaredDead' });
  await meter.open('free', picker);
  expect(meterStore.getState()).toEqual(noMeter);
});

test('GM-07 stores the newest fifty pending ends, each once', () => {
  const ids = Array.from({ length: 51 }, (_, index) => String(index).padStart(22, '0'));
  expect(parsePendingEnds(writePendingEnds([...ids, ...ids]))).toEqual(ids.slice(1));
  expect(parsePendingEnds(JSON.stringify(ids))).toEqual([]);
  expect(parsePendingEnds(null)).toEqual([]);
});
