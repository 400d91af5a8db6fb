import * as v from 'valibot';
import { expect, test } from 'vitest';
import { addressOf, endpoint } from './endpoint.ts';
import { hubAddress } from './milestones.ts';

const response = v.object({});
const game = endpoint({ name: 'getGame', service: 'games', method: 'GET', path: '/games/:gameId/:part', response });

test('endpoint defaults to no authentication, no errors and no input', () => {
  expect(game).toMatchObject({ auth: 'none', errors: {} });
  for (const part of [game.params, game.query, game.headers]) expect(v.parse(part, {})).toEqual({});
  expect(v.is(game.body, undefined)).toBe(true);
  expect(v.is(game.body, {})).toBe(false);
});

test('HT-01 endpoint is repeatable by default for GET only', () => {
  const post = { name: 'post', service: 'games', method: 'POST', path: '/post', response } as const;
  expect([game.repeatable, endpoint(post).repeatable, endpoint({ ...post, repeatable: true }).repeatable]).toEqual([
    true,
    false,
    true,
  ]);
});

test('endpoint keeps the given schemas, authentication and errors', () => {
  const body = v.object({ amount: v.number() });
  const described = endpoint({
    name: 'post',
    service: 'games',
    method: 'POST',
    path: '/post',
    auth: 'userToken',
    params: body,
    query: body,
    headers: body,
    body,
    response,
    errors: { 404: 'none' },
  });
  expect(described).toMatchObject({ auth: 'userToken', errors: { 404: 'none' } });
  for (const part of [described.params, described.query, described.headers, described.body]) expect(part).toBe(body);
});

test('addressOf encodes parameters and query, and omits undefined query values', () => {
  expect(addressOf(game, { params: { gameId: 'a/b?c', part: 7 } })).toBe('/games/a%2Fb%3Fc/7');
  expect(addressOf(game, { params: { gameId: 1, part: 2 }, query: { 'a b': 'c&d', none: undefined, zero: 0 } })).toBe(
    '/games/1/2?a%20b=c%26d&zero=0',
  );
  expect(addressOf(game, { params: { gameId: 1, part: 2 }, query: { none: undefined } })).toBe('/games/1/2');
  expect(addressOf({ ...game, path: '/games' }, {})).toBe('/games');
});

test('RT-01 hubAddress accepts both spellings of its fields', () => {
  const address = { url: 'https://hub.example/a', accessToken: 'token' };
  expect(hubAddress(address)).toEqual(address);
  expect(hubAddress({ Url: address.url, AccessToken: address.accessToken })).toEqual(address);
});
