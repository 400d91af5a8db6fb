import fc from 'fast-check';
import { expect, test } from 'vitest';
import { callFrame, closeFrame, readFrames, readHandshake } from './hubFrames.ts';

const end = '\u001E';

test('RT-05 a call is one record with target and arguments, and a close says whether to come back', () => {
  expect(callFrame('onMessagePublished', ['mdd', { id: 1 }])).toBe(
    `{"type":1,"target":"onMessagePublished","arguments":["mdd",{"id":1}]}${end}`,
  );
  expect(closeFrame({ allowReconnect: true })).toBe(`{"type":7,"allowReconnect":true}${end}`);
  expect(closeFrame({ error: 'bye', allowReconnect: false })).toBe(`{"type":7,"error":"bye"}${end}`);
});

test('a handshake names the protocol and its version; frames may follow in the same message', () => {
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

test('frames are read, several of a message too, and what is none is refused whole', () => {
  expect(
    readFrames(
      `{"type":6}${end}{"type":1,"invocationId":"0","target":"x","arguments":[]}${end}{"type":7}${end}{"type":9}${end}`,
    ),
  ).toEqual([{ kind: 'ping' }, { kind: 'call', invocationId: '0' }, { kind: 'close' }, { kind: 'other' }]);
  for (const none of ['', end, '{"type":6}', `{"type":"6"}${end}`, `6${end}`, `{"type":6}${end}{${end}`])
    expect([none, readFrames(none)]).toEqual([none, null]);
});

test('nothing that is sent makes it fail', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 60 }), (text) => {
      readHandshake(text + end);
      const frames = readFrames(text + end);
      expect(frames === null || frames.length > 0).toBe(true);
    }),
    { numRuns: 40 },
  );
});
