import { afterEach, expect, test, vi } from 'vitest';
import { hiddenRowsStart, storeRowHidden } from '../domain/hidden-rows/hiddenRows.browser.ts';
import { hiddenRowsStore } from '../domain/hidden-rows/hiddenRowsStore.ts';
import { isJustRegistered, markJustRegistered } from '../domain/player/justRegistered.browser.ts';
import { figuresPause, pauseFigures, restoreFiguresPause } from '../domain/site/figuresPause.browser.ts';
import { isSoundOn, storeSound } from '../features/game-window/gameSound.browser.ts';
import { answerCalmOffer, isCalmOfferAnswered } from '../features/safer-gambling/answeredCalmOffers.browser.ts';
import { followDial, turnDial } from '../services/dial/dial.browser.ts';
import { lastActivity, noteActivity } from '../services/session/playerActivity.browser.ts';
import { tabStorage } from '../services/storage/browserStorage.browser.ts';
import { persistentStorage } from '../services/storage/persistentStorage.browser.ts';
import { dialStore } from '../ui/dialStore.ts';

const throwing = () => {
  throw new DOMException('refused', 'QuotaExceededError');
};
afterEach(() => {
  vi.restoreAllMocks();
  persistentStorage.clear();
  tabStorage.clear();
});

/** Each choice is made, and read again as the page does when it is shown anew. */
const choices: readonly (readonly [what: string, choose: () => void, read: () => unknown, expected: unknown])[] = [
  ['sound of games', () => storeSound(true), isSoundOn, true],
  [
    'hidden rows',
    () => storeRowHidden('slots', true),
    () => {
      hiddenRowsStart.start()();
      return hiddenRowsStore.getState().keys;
    },
    ['slots'],
  ],
  [
    'the dial',
    () => turnDial('calm'),
    () => {
      followDial()();
      return dialStore.getState().step;
    },
    'calm',
  ],
  ['an answered offer', () => answerCalmOffer('break 1'), () => isCalmOfferAnswered('break 1'), true],
  [
    'paused figures',
    () => pauseFigures(true),
    () => {
      restoreFiguresPause();
      return figuresPause.getState().isPaused;
    },
    true,
  ],
  ['a registration of this session', () => markJustRegistered(7), () => isJustRegistered(7), true],
  ['the last activity', () => noteActivity(), () => lastActivity() !== null, true],
];

test.each(choices)(
  'HT-03 CO-01 RM-02 keeps %s for the tab while storage refuses writes',
  (_, choose, read, expected) => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(throwing);
    choose();
    expect(read()).toEqual(expected);
  },
);

test.each(choices)('HT-03 CO-01 RM-02 keeps %s for the tab while storage is blocked', (_, choose, read, expected) => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(throwing);
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(throwing);
  choose();
  expect(read()).toEqual(expected);
});

test.each(choices)('HT-03 CO-01 RM-02 stores %s again after the browser cleared it', (_, choose, read, expected) => {
  choose();
  localStorage.clear();
  sessionStorage.clear();
  choose();
  expect(read()).toEqual(expected);
});
