import { expect, test } from 'vitest';
import { pendingMessages, subscribeTopic } from './broker.ts';
import { capabilityOf, readCapabilities } from './capabilities.ts';
import { addFavourite, gamesList } from './games.ts';

test.each([
  ['', []],
  ['winners', ['winners']],
  [' chat, winners  blog ', ['winners', 'chat', 'blog']],
  ['realTime', ['messages', 'realTime']],
])('reads %j as a list of capabilities', (text, known) => {
  expect(readCapabilities(text)).toEqual({ known });
});

test('names every unknown capability', () => {
  expect(readCapabilities('winners wagers, toString')).toEqual({ unknown: ['wagers', 'toString'] });
});

test('knows the capability of an optional call and none of a required one', () => {
  expect([addFavourite, pendingMessages, subscribeTopic, gamesList].map(capabilityOf)).toEqual([
    'favourites',
    'messages',
    'realTime',
    null,
  ]);
});
