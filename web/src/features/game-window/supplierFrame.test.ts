import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { GameFrameStyle } from '../../services/configuration/gameFrameStyle.ts';
import { createMessageAllowance, maxMessagesPerSecond } from './messageAllowance.ts';
import { supplierFrame } from './supplierFrame.ts';

const origin = 'https://play.brightwater.example';
const events = {
  loaded: 'ready',
  bet: 'roundOpened',
  settled: 'roundClosed',
  wallet: 'balanceChanged',
  pause: 'realityCheck',
  expired: 'sessionEnded',
  down: 'unavailable',
  lobby: 'closed',
} as const;
const messages = { format: 'object', name: 'data.event', events, closing: { event: 'stop' } } as const;
const style: GameFrameStyle = {
  origins: [origin],
  allow: ['fullscreen', 'gyroscope'],
  sandbox: ['allow-popups'],
  ready: 'message',
};
const frameWith = (changes: Partial<NonNullable<GameFrameStyle['messages']>> = {}) =>
  supplierFrame({ style: { ...style, messages: { ...messages, ...changes } } }, `${origin}/start#1`, 7);
const message = (data: unknown, from = origin) => ({ origin: from, isFromFrame: true, data });

test('has the permissions of its style and of every game', () => {
  expect(frameWith()).toMatchObject({
    allow: 'fullscreen; gyroscope',
    sandbox: 'allow-scripts allow-same-origin allow-popups',
    isReadyByLoad: false,
    hasHeartbeat: false,
    origin,
  });
  expect(frameWith({ events: { ...events, alive: 'heartbeat' } }).hasHeartbeat).toBe(true);
});

test.each([
  ['loaded', { type: 'ready' }],
  ['bet', { type: 'roundStarted' }],
  ['settled', { type: 'roundClosed' }],
  ['wallet', { type: 'balanceChanged' }],
  ['pause', { type: 'realityCheck' }],
  ['expired', { type: 'failed', reason: 'sessionEnded' }],
  ['down', { type: 'failed', reason: 'serviceUnavailable' }],
  ['lobby', { type: 'exitRequested' }],
])('understands %s of an object, of JSON and as a text', (name, event) => {
  const data = { data: { event: name, balance: 1_000_000 } };
  expect(frameWith().read(message(data))).toMatchObject(event);
  expect(frameWith({ format: 'json' }).read(message(JSON.stringify(data)))).toMatchObject(event);
  expect(frameWith({ format: 'text' }).read(message(name))).toMatchObject(event);
  expect(JSON.stringify(frameWith().read(message(data)))).not.toContain('1000000');
});

test('A17 ignores other origins, other windows, long texts and names of no event', () => {
  const data = { data: { event: 'loaded' } };
  expect(frameWith().read(message(data, 'https://elsewhere.example'))).toBeNull();
  expect(frameWith().read({ ...message(data), isFromFrame: false })).toBeNull();
  const long = JSON.stringify({ ...data, filler: 'x'.repeat(10_000) });
  expect(frameWith({ format: 'json' }).read(message(long))).toBeNull();
  for (const name of ['constructor', '__proto__', 'other', '']) {
    expect(frameWith().read(message({ data: { event: name } }))).toBeNull();
    expect(frameWith({ format: 'text' }).read(message(name))).toBeNull();
  }
});

test('A17 no message throws, whatever its shape', () => {
  fc.assert(
    fc.property(fc.anything(), fc.constantFrom('object', 'json', 'text'), (data, format) => {
      expect(frameWith({ format }).read(message(data))).toBeNull();
    }),
  );
});

test('gets its own message before the window closes, and no other command', () => {
  const marks = { foyer: 1, gameGroupId: 7 } as const;
  expect(frameWith().write({ ...marks, type: 'closing' })).toEqual({ event: 'stop' });
  expect(frameWith().write({ ...marks, type: 'calmMode', isOn: true })).toBeUndefined();
});

test('A17 of a million messages in a second, a few count', () => {
  const isAllowed = createMessageAllowance();
  const counted = Array.from({ length: 1_000_000 }, (_, index) => isAllowed(index / 1000)).filter(Boolean).length;
  expect(counted).toBe(maxMessagesPerSecond);
  expect(isAllowed(1001)).toBe(true);
});
