import { expect, test } from 'vitest';
import { tileFixture } from '../../domain/game/gameFixture.ts';
import { cardGame } from './cardGame.ts';

const tile = (id: number, isAvailable = true) => tileFixture({ id, isAvailable });
const facts = {
  continuePlaying: true,
  recentlyPlayedGameIds: [7, 8],
  lobbyGames: { 7: tile(7), 8: tile(8) },
  newest: tile(1),
};

test('the card shows the last played game', () => {
  expect(cardGame(facts)).toEqual({ game: tile(7), isLastPlayed: true });
});

test('the card shows the newest game where the market forbids the prompt to continue', () => {
  expect(cardGame({ ...facts, continuePlaying: false })).toEqual({ game: tile(1), isLastPlayed: false });
});

test('falls back to the newest game when the last one is unknown or unavailable, else to no card', () => {
  expect(cardGame({ ...facts, lobbyGames: {} })?.game.id).toBe(1);
  expect(cardGame({ ...facts, lobbyGames: { 7: tile(7, false) } })?.game.id).toBe(1);
  expect(cardGame({ ...facts, recentlyPlayedGameIds: [] })?.game.id).toBe(1);
  expect(cardGame({ ...facts, recentlyPlayedGameIds: [], newest: undefined })).toBeNull();
});
