import { describe, expect, test } from 'vitest';
import { nextSession } from './nextSession.ts';
import type { RestoredFacts, Session, SessionEffect, SessionEvent } from './nextSession.ts';
import { sampleLogin } from './sampleLogin.ts';

const visitor: Session = { step: 'visitor' };
const player: Session = { step: 'player' };
const entering: Session = { step: 'entering', login: 1 };
const ending: Session = { step: 'ending', login: null };
const waiting: Session = { step: 'ending', login: 1 };
const stored = { type: 'loginStored', login: 1, opened: sampleLogin(), serverNow: 0 } as const;
const all = [visitor, entering, player, ending, waiting];

const stepAfter = (session: Session, event: SessionEvent) => nextSession(session, event)[0];
const effectsOf = (session: Session, event: SessionEvent): SessionEffect[] =>
  nextSession(session, event).slice(1) as [];

describe('AU-02 a login', () => {
  test('goes from the visitor through entering to the player', () => {
    expect(stepAfter(visitor, { type: 'loginRequested', login: 1 })).toEqual(entering);
    expect(nextSession(entering, { ...stored, isCodeMissing: false })).toEqual([player, 'showPlayer']);
  });

  test('loads the document when the code of players is missing', () =>
    expect(effectsOf(entering, { ...stored, isCodeMissing: true })).toEqual(['showPlayer', 'reloadDocument']));

  test('that has ended leaves the visitor, and its late response changes nothing', () => {
    expect(stepAfter(entering, { type: 'loginEnded', login: 1 })).toEqual(visitor);
    for (const session of [visitor, player, ending, { step: 'entering', login: 2 } as const])
      expect(nextSession(session, { ...stored, isCodeMissing: false })).toEqual([session]);
    expect(stepAfter({ step: 'entering', login: 2 }, { type: 'loginEnded', login: 1 })).toEqual({
      step: 'entering',
      login: 2,
    });
  });
});

describe('AU-03 a login is ignored', () => {
  const requested: SessionEvent = { type: 'loginRequested', login: 2 };

  test('while the tab has a player', () => expect(nextSession(player, requested)).toEqual([player]));
  test('while another one is under way', () => expect(nextSession(entering, requested)).toEqual([entering]));
  test('while another one waits for a logout', () => expect(nextSession(waiting, requested)).toEqual([waiting]));
});

test('AU-03 a login during the clean-up of a logout is sent after it, unless the visitor gives up', () => {
  expect(stepAfter(ending, { type: 'loginRequested', login: 1 })).toEqual(waiting);
  expect(stepAfter(waiting, { ...stored, isCodeMissing: false })).toEqual(waiting);
  expect(stepAfter(waiting, { type: 'serviceNotified' })).toEqual(entering);
  expect(stepAfter(waiting, { type: 'loginEnded', login: 1 })).toEqual(ending);
  expect(stepAfter(ending, { type: 'serviceNotified' })).toEqual(visitor);
});

test('AU-11 a logout removes the player’s data before it tells anybody, once', () => {
  const logout: SessionEvent = { type: 'logoutRequested', cause: 'request' };
  expect(nextSession(player, logout)).toEqual([
    ending,
    'takeTokens',
    'notifyService',
    'clearPlayerData',
    'clearTab',
    'leavePage',
  ]);
  for (const session of all.filter(({ step }) => step !== 'player'))
    expect(nextSession(session, logout)).toEqual([session]);
});

test.each([
  [true, 'reloadDocument'],
  [false, 'leavePage'],
])(
  'AU-12 the end of a session by a service clears everything; may reload: %s, shows the visitor by %s',
  (canReload, last) => {
    const [next, ...effects] = nextSession(player, { type: 'refused', why: 'over', canReload });
    expect([next, effects.slice(0, 3), effects.at(-1)]).toEqual([
      visitor,
      ['takeTokens', 'clearPlayerData', 'clearTab'],
      last,
    ]);
    expect(effects.includes('explainEnd')).toBe(!canReload);
  },
);

test('AU-14 another session of the player ends this one without a reload, so that the notice stays', () => {
  expect(nextSession(player, { type: 'replaced' })).toEqual([
    visitor,
    'takeTokens',
    'clearPlayerData',
    'clearTab',
    'leavePage',
  ]);
  expect(nextSession(visitor, { type: 'replaced' })).toEqual([visitor]);
});

test.each<[boolean, boolean, SessionEffect[]]>([
  [true, true, ['showStoredPlayer']],
  [true, false, ['showStoredPlayer', 'loadPage']],
  [false, true, ['takeTokens', 'dropStoredPlayer', 'loadPage']],
  [false, false, ['takeTokens', 'dropStoredPlayer']],
])('HT-03 a page that starts with a token: %s, for a player: %s, does %o', (hasToken, isPlayersPage, effects) => {
  const event = { type: 'started', hasToken, isPlayersPage, ended: null } as const;
  expect(nextSession(visitor, event)).toEqual([hasToken ? player : visitor, ...effects]);
});

test('AU-12 a page that starts after the end of a session explains it', () => {
  const event = { type: 'started', hasToken: false, isPlayersPage: false, ended: 'replaced' } as const;
  expect(effectsOf(visitor, event)).toContain('explainEnd');
  expect(effectsOf(visitor, { ...event, hasToken: true })).not.toContain('explainEnd');
});

const left: RestoredFacts = {
  shownUserId: '7',
  hasToken: true,
  storedUserId: '7',
  marketBefore: 'en GBR',
  marketNow: 'en GBR',
};
const none: RestoredFacts = { ...left, shownUserId: null, hasToken: false, storedUserId: null };

test.each<[string, Session, RestoredFacts, SessionEffect[]]>([
  ['keeps a visitor’s page', visitor, none, []],
  ['refreshes the page of the same player', player, left, ['refreshData']],
  ['refreshes while the user id is unknown', player, { ...left, shownUserId: null }, ['refreshData']],
  [
    'forgets the player when the session has ended',
    player,
    { ...none, shownUserId: '7' },
    ['clearPlayerData', 'leavePage'],
  ],
  ['reloads a visitor’s page after a login', visitor, { ...left, shownUserId: null }, ['reloadDocument']],
  ['reloads the page of another player', player, { ...left, storedUserId: '8' }, ['reloadDocument']],
  ['reloads a visitor’s page of another language', visitor, { ...none, marketNow: 'zh GBR' }, ['reloadDocument']],
  ['reloads a player’s page of another market', player, { ...none, marketNow: 'en CAN' }, ['reloadDocument']],
])('a restored page %s', (_what, session, facts, effects) => {
  expect(effectsOf(session, { type: 'restored', ...facts })).toEqual(effects);
});
