import { expect, test } from 'vitest';
import { effectOfRestore } from './effectOfRestore.ts';
import type { RestoredFacts } from './effectOfRestore.ts';

const player: RestoredFacts = {
  isPlayerShown: true,
  shownUserId: '7',
  hasToken: true,
  storedUserId: '7',
  marketBefore: 'en GBR',
  marketNow: 'en GBR',
};
const visitor: RestoredFacts = {
  ...player,
  isPlayerShown: false,
  shownUserId: null,
  hasToken: false,
  storedUserId: null,
};

test.each<[string, RestoredFacts, string]>([
  ['keeps a visitor’s page', visitor, 'keep'],
  ['refreshes the page of the same player', player, 'refresh'],
  ['refreshes while the user id is unknown', { ...player, shownUserId: null }, 'refresh'],
  ['forgets the player when the session has ended', { ...player, hasToken: false, storedUserId: null }, 'forget'],
  ['reloads a visitor’s page after a login', { ...player, isPlayerShown: false, shownUserId: null }, 'reload'],
  ['reloads the page of another player', { ...player, storedUserId: '8' }, 'reload'],
  ['reloads a visitor’s page of another language', { ...visitor, marketNow: 'zh GBR' }, 'reload'],
  ['reloads a player’s page of another market', { ...player, hasToken: false, marketNow: 'en CAN' }, 'reload'],
])('a restored page %s', (_what, facts, effect) => {
  expect(effectOfRestore(facts)).toBe(effect);
});
