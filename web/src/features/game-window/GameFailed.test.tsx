import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { tileFixture } from '../../domain/game/gameFixture.ts';
import { GameTestContext } from '../../domain/game/GameTestContext.tsx';
import { loadLazyMessages } from '../../i18n/loadLazyMessages.ts';
import { loadMessages } from '../../i18n/messages.ts';
import { GameFailed } from './GameFailed.tsx';
import type { LaunchFailure } from './launchState.ts';

const messages = await loadMessages('en');
await loadLazyMessages('en', 'gameWindow');
const [game, ...similar] = [1, 2, 3, 4, 5].map((id) => tileFixture({ id }));

function show(failure: LaunchFailure) {
  if (game === undefined) throw new Error('no game');
  render(
    <GameTestContext messages={messages} visit={{ helpLine: { name: 'GamCare', url: 'https://help.example' } }}>
      <GameFailed game={game} failure={failure} similar={similar} onRetry={() => undefined} />
    </GameTestContext>,
  );
}

test.each([
  ['notVerified', 'Verify your account before you play.', true],
  ['unclear', 'could not confirm the status of your account', false],
  ['selfExcluded', 'You are self-excluded', false],
  ['countryRestricted', 'You cannot play from the country you are in.', true],
  ['locationUnknown', 'We cannot tell where you are.', true],
] as const)('AU-19 MK-11 an account that is %s sees why, and no other game', (failure, reason, canRetry) => {
  show(failure);
  expect(screen.getByRole('alert').textContent).toContain(reason);
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Try again' }) !== null).toBe(canRetry);
});

test('GM-04 a game that does not respond offers a retry and three other games', () => {
  show('noResponse');
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  expect(screen.getAllByRole('img').map((cover) => cover.getAttribute('alt'))).toEqual(['Game 2', 'Game 3', 'Game 4']);
});

test('GM-09 a recalled game says that it is not available, and offers other games but no retry', () => {
  show('recalled');
  expect(screen.getByRole('alert').textContent).toBe('This game was withdrawn and is not available at the moment.');
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  expect(screen.getAllByRole('img')).toHaveLength(3);
});

test('GM-09 a game that is unavailable without an expected end is not said to be under maintenance', () => {
  const closed = { ...tileFixture({ id: 9 }), isUnavailable: true as const };
  render(
    <GameTestContext messages={messages} visit={{}}>
      <GameFailed game={closed} failure="maintenance" similar={[]} />
      <GameFailed game={{ ...closed, backAt: Date.now() + 60_000 }} failure="maintenance" similar={[]} />
    </GameTestContext>,
  );
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
    'Not available',
    'Under maintenance',
  ]);
});
