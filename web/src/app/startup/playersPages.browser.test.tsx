import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { locationStore } from '../../services/market/locationStore.ts';
import { visitFixture } from '../../services/market/visitFixture.ts';
import { cancelOverlay, requestOverlay } from '../../services/overlays/overlayQueue.ts';
import { initialPlayerState } from '../../services/player/playerState.ts';
import { playerStore } from '../../services/player/playerStore.ts';
import { playerOfSession } from '../../services/session/playerOfSession.ts';
import { sampleLogin } from '../../services/session/sampleLogin.ts';
import { emitLogin } from '../../services/session/sessionEvents.ts';
import type { PageAudience } from '../page/pageAudience.ts';
import { emitNextPage } from './nextPage.browser.ts';
import { playersPages, prefetchPlayersPage } from './playersPages.browser.ts';
import { takePrefetchedPage } from './prefetchedPages.browser.ts';
import type { StartContext } from './startItems.browser.ts';

const loadGameWindow = vi.hoisted(() => vi.fn<() => Promise<object>>());
const prepare = vi.hoisted(() => vi.fn<(gameGroupId: number, picker: unknown) => void>());
vi.mock('../../features/game-window/launcher.browser.ts', () => ({ startedLauncher: () => ({ prepare }) }));
vi.mock('../../features/game-window/GamePage.tsx', () => ({ default: () => null, loadGameWindow }));

const visit = visitFixture();
const visitor = { loginState: 'Logged-Out', access: 'full', marketId: visit.marketId } as const;
const player = { ...visitor, loginState: 'Logged-In' } as const;
const audience = vi.fn<() => PageAudience>();
const model = { path: '/terms', status: 200, head: { title: 'Terms', applicationName: '', robots: false } };
const context = { audience, page: { getState: () => ({ visit, model }) } } as unknown as StartContext;
let stop: (() => void) | void;

beforeEach(() => {
  playerStore.setState(initialPlayerState);
  loadGameWindow.mockReset();
  prepare.mockReset();
  document.documentElement.dataset['release'] = 'own';
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('fetch', () =>
    Promise.resolve(
      Response.json({ ...model, blocks: [], gameGroupId: null }, { headers: { 'foyer-release': 'own' } }),
    ),
  );
  stop = playersPages.start(context);
  render(
    <a href="/game/2" onClick={(event) => event.preventDefault()}>
      Game
    </a>,
  );
});
afterEach(() => {
  stop?.();
  delete document.documentElement.dataset['release'];
});

const game = () => screen.getByRole('link', { name: 'Game' });
const settle = () => act(async () => vi.dynamicImportSettled());

test.each(['pointerDown', 'click'] as const)(
  'PG-01 GM-03 %s on a game loads the code of its window for a player, not for a visitor',
  async (event) => {
    audience.mockReturnValue(visitor);
    fireEvent[event](game(), { pointerType: 'mouse', button: 0 });
    await settle();
    expect(loadGameWindow).not.toHaveBeenCalled();
    audience.mockReturnValue(player);
    fireEvent[event](game(), { pointerType: 'mouse', button: 0 });
    await settle();
    expect(loadGameWindow).toHaveBeenCalledOnce();
  },
);

test('PG-01 a touch that may begin a scroll, and a resting pointer, load no code', async () => {
  audience.mockReturnValue(player);
  fireEvent.pointerDown(game(), { pointerType: 'touch', button: 0 });
  fireEvent.pointerMove(game(), { pointerType: 'mouse' });
  await settle();
  expect(loadGameWindow).not.toHaveBeenCalled();
});

test.each([
  ['is there after a login to an account of the shown market', visit.marketId ?? 'none', true],
  ['is dropped by a login to an account of another market', 'another', false],
])('PG-01 AU-02 the page that was fetched ahead %s', async (_what, marketId, isThere) => {
  prefetchPlayersPage(context);
  const { account, session } = sampleLogin();
  playerStore.setState(playerOfSession({ ...account, core: { ...account.core, marketId } }, session));
  emitLogin();
  const taken = await takePrefetchedPage('/terms', player, new AbortController().signal);
  expect(taken !== null).toBe(isThere);
});

describe('GM-02 the calls of a launch', () => {
  const picker = { moduleId: 100_007, clientId: 50_300 };
  const showNext = (facts: object) =>
    emitNextPage({
      path: '/game/7',
      status: 200,
      head: { title: 'Game', applicationName: '', robots: false },
      blocks: [{ alias: 'gameWindow', key: 'game', properties: { game: { id: 7, name: 'Seven', ...facts }, picker } }],
      gameGroupId: 7,
    });
  const accountWith = (areTermsAndConditionsAccepted: boolean) => {
    const { account, session } = sampleLogin();
    const regulated = { ...account.regulated, areTermsAndConditionsAccepted };
    playerStore.setState(playerOfSession({ ...account, regulated }, session));
  };

  test('GM-02 begin when a player’s game page has arrived', () => {
    audience.mockReturnValue(player);
    accountWith(true);
    showNext({});
    expect(prepare.mock.calls).toEqual([[7, picker]]);
  });

  test.each<[string, PageAudience, () => void, object]>([
    ['for a visitor', visitor, () => undefined, {}],
    ['for a guest of the games', { ...player, access: 'guest' }, () => undefined, {}],
    ['for a game under maintenance', player, () => undefined, { isUnavailable: true }],
    ['RG-05 before the terms are accepted', player, () => accountWith(false), {}],
    ['MK-11 where play is not allowed', player, () => locationStore.setState({ play: 'countryRestricted' }), {}],
    ['MK-11 behind a notice', player, () => requestOverlay({ id: 'restrictedCountry', rank: 'regulator' }), {}],
  ])('GM-02 wait %s', (_when, who, prepareState, facts) => {
    audience.mockReturnValue(who);
    prepareState();
    showNext(facts);
    locationStore.setState({ play: 'allowed' });
    cancelOverlay('restrictedCountry');
    expect(prepare).not.toHaveBeenCalled();
  });
});
