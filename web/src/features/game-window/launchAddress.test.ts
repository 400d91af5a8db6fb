import { expect, test } from 'vitest';
import { launchAddress } from './launchAddress.ts';

const gamesOrigin = 'http://games.localhost:4000';
const pageOrigin = 'http://aurora.localhost:3000';
const parent = 'parentOrigin=http%3A%2F%2Faurora.localhost%3A3000';

test.each([
  `${gamesOrigin}/play/7?launchtoken=`,
  `${gamesOrigin}/play/7?LAUNCHTOKEN=old&launchToken=older`,
  `${gamesOrigin}/play/7`,
])('GM-02 launchAddress gives %s exactly one launchToken parameter', (raw) => {
  expect(launchAddress(raw, 'fresh.token', pageOrigin)).toBe(`${gamesOrigin}/play/7?${parent}&launchToken=fresh.token`);
});

test('GM-02 launchAddress keeps the other parameters and the fragment', () => {
  expect(launchAddress(`${gamesOrigin}/play/7?launchtoken=&currency=GBP&culture=en#table`, 't', pageOrigin)).toBe(
    `${gamesOrigin}/play/7?currency=GBP&culture=en&${parent}&launchToken=t#table`,
  );
});
