import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readUserToken, signUserToken, userTokenLifeMs } from './userToken.ts';

const key = new Uint8Array(32).fill(7);
const now = Date.UTC(2026, 0, 15);
const subject = { userId: 12, sessionId: 34, productId: 8145 };

test('a user token has three parts and identifies user, session and product', async () => {
  const token = await signUserToken(subject, key, now);
  expect(token.split('.')).toHaveLength(3);
  expect(await readUserToken(token, key, now)).toEqual({ read: true, ...subject });
});

test('a user token expires at the end of its lifetime, unless any age is allowed', async () => {
  const token = await signUserToken(subject, key, now);
  expect(await readUserToken(token, key, now + userTokenLifeMs - 1000)).toMatchObject({ read: true });
  expect(await readUserToken(token, key, now + userTokenLifeMs)).toEqual({
    read: false,
    reason: 'expired',
    code: 15002,
  });
  expect(await readUserToken(token, key, now + userTokenLifeMs, { anyAge: true })).toMatchObject({ read: true });
});

test('tokens with another key, another algorithm or missing parts are refused', async () => {
  const token = await signUserToken(subject, key, now);
  const [header = '', payload = '', signature = ''] = token.split('.');
  const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${payload}.`;
  expect(await readUserToken(token, new Uint8Array(32).fill(8), now)).toEqual({
    read: false,
    reason: 'forged',
    code: 15001,
  });
  expect(await readUserToken(unsigned, key, now)).toMatchObject({ read: false, code: 15001 });
  expect(await readUserToken(`${header}.${payload}`, key, now)).toMatchObject({
    read: false,
    reason: 'malformed',
    code: 15001,
  });
  expect(await readUserToken(`${header}.${payload}.${signature.slice(0, -2)}`, key, now)).toMatchObject({
    read: false,
  });
});

test('a token with one changed payload letter is refused', async () => {
  const token = await signUserToken(subject, key, now);
  const [header = '', payload = '', signature = ''] = token.split('.');
  await fc.assert(
    fc.asyncProperty(fc.nat(payload.length - 1), fc.constantFrom('A', 'Z', 'a', '0', '_'), async (at, letter) => {
      fc.pre(payload[at] !== letter);
      const changed = payload.slice(0, at) + letter + payload.slice(at + 1);
      expect(await readUserToken(`${header}.${changed}.${signature}`, key, now)).toMatchObject({ read: false });
    }),
    { numRuns: 100 },
  );
});
