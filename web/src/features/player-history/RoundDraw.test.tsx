import type { GameRound } from '@foyer/contract/history';
import { render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { GameTestContext } from '../../domain/game/GameTestContext.tsx';
import { loadLazyMessages } from '../../i18n/loadLazyMessages.ts';
import { loadMessages } from '../../i18n/messages.ts';
import { flagDefaults } from '../../services/flags/flags.ts';
import { initialPlayerState } from '../../services/player/playerState.ts';
import { playerStore } from '../../services/player/playerStore.ts';
import { loadQueryLibrary } from '../../services/query/loadQueryLibrary.browser.ts';
import { playerOfSession } from '../../services/session/playerOfSession.ts';
import { sampleLogin } from '../../services/session/sampleLogin.ts';
import RoundDraw from './RoundDraw.tsx';

const messages = await loadMessages('en');
await loadLazyMessages('en', 'history');
const round: GameRound = {
  currencyIsoCode: 'GBP',
  stake: 100,
  win: 0,
  jackpotWin: 0,
  draw: ['The ball fell on 17.'],
  record: null,
  replay: { url: 'https://games.example/round-replay/r1?signature=s', expiresAt: Date.UTC(2026, 10, 18, 12) },
};

beforeAll(loadQueryLibrary);
beforeEach(() => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(round)));
  const { account, session, tokens } = sampleLogin();
  sessionStorage.setItem('mgsUserToken', tokens.userToken);
  playerStore.setState(playerOfSession(account, session));
});
afterEach(() => {
  vi.unstubAllGlobals();
  playerStore.setState(initialPlayerState, true);
});

test.each([
  [true, ['Watch this round again', 'Copy link for support']],
  [false, []],
])('GM-09 a round offers its replay only with the flag: %s', async (roundReplay, buttons) => {
  render(
    <GameTestContext messages={messages} visit={{ flags: { ...flagDefaults, roundReplay } }}>
      <RoundDraw roundId="r1" balance={900} />
    </GameTestContext>,
  );
  expect(await screen.findByText('The ball fell on 17.')).not.toBeNull();
  expect(screen.queryAllByRole('button').map(({ textContent }) => textContent)).toEqual(buttons);
});
