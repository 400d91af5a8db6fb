import fc from 'fast-check';
import { expect, test } from 'vitest';
import { callFrame, closeFrame, readFrames, readHandshake } from './hubFrames.ts';

const end = '\u001E';

test('RT-05 call frames have target and arguments, and close frames say whether to reconnect', () => {
  expect(callFrame('onMessagePublished', ['mdd', { id: 1 }])).toBe(
    `{"type":1,"target":"onMessagePublished","arguments":["mdd",{"id":1}]}${end}`,
  );
  expect(closeFrame({ allowReconnect: true })).toBe(`{"type":7,"allowReconnect":true}${end}`);
  expect(closeFrame({ error: 'bye', allowReconnect: false })).toBe(`{"type":7,"error":"bye"}${end}`);
});

test('a handshake requires the json protocol in version 1 and may be followed by frames', () => {
  expect(readHandshake(`{"protocol":"json","version":1}${end}`)).toEqual({ refusal: null, rest: '' });
  expect(readHandshake(`{"protocol":"json","version":1}${end}{"type":6}${end}`)).toEqual({
    refusal: null,
    rest: `{"type":6}${end}`,
  });
  expect(readHandshake(`{"protocol":"messagepack","version":1}${end}`)?.refusal).toContain('protocol');
  expect(readHandshake(`{"protocol":"json","version":2}${end}`)?.refusal).toContain('version');
  for (const none of ['', '{}', `{}${end}`, `null${end}`, `[1]${end}`, '{"protocol":"json","version":1}'])
    expect([none, readHandshake(none)]).toEqual([none, null]);
});

test('readFrames reads several frames per message and refuses a message with an invalid one', () => {
  expect(
    readFrames(
      `{"type":6}${end}{"type":1,"invocationId":"0","target":"x","arguments":[]}${end}{"type":7}${end}{"type":9}${end}`,
    ),
  ).toEqual([{ kind: 'ping' }, { kind: 'call', invocationId: '0' }, { kind: 'close' }, { kind: 'other' }]);
  for (const none of ['', end, '{"type":6}', `{"type":"6"}${end}`, `6${end}`, `{"type":6}${end}{${end}`])
    expect([none, readFrames(none)]).toEqual([none, null]);
});

test('arbitrary input does not throw', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 60 }), (text) => {
      readHandshake(text + end);
      const frames = readFrames(text + end);
      expect(frames === null || frames.length > 0).toBe(true);
    }),
    { numRuns: 40 },
  );
});
