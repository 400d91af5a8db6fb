import fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import { setReportSink } from '../errors/report.ts';
import { createLoginRequest } from './createLoginRequest.browser.ts';
import type { LoginTurn } from './createLoginRequest.browser.ts';
import { createSession } from './createSession.browser.ts';
import type { SessionEnd } from './nextSession.ts';
import { createMemoryStorage, sampleLogin } from './sampleLogin.ts';
import { createTokenHolder } from './tokenHolder.browser.ts';

beforeEach(() => setReportSink(() => undefined));

const settle = () => new Promise<void>((resolve) => setImmediate(resolve));

/** One browser with tabs, and a service that opens a session for each login. */
function browser() {
  const persistent = createMemoryStorage();
  let opened = 0;

  function openTab(copied: ReadonlyMap<string, string> = new Map()) {
    let isRefusing = false;
    const storage = createMemoryStorage(() => isRefusing);
    for (const [key, value] of copied) storage.set(key, value);
    /** Tokens whose end the service has been notified, and calls that it has not answered. */
    const notified: string[] = [];
    let answers: (() => void)[] = [];
    let turns: LoginTurn[] = [];
    /** User token of the shown player. */
    let shown: string | null = null;
    let reloads = 0;

    const tokens = createTokenHolder(storage);
    const load = () =>
      createSession({
        tokens,
        showPlayer: (login) => void (shown = login.tokens.userToken),
        showStoredPlayer: () => void (shown = storage.get('mgsUserToken')),
        clearPlayerData: () => void (shown = null),
        dropStoredPlayer: () => void (shown = null),
        clearTab: storage.clear,
        reloadDocument: () => void (reloads += 1),
        notifyService(token) {
          notified.push(token);
          return new Promise<void>((resolve) => answers.push(resolve));
        },
        persistent,
        page: () => null,
      });
    const loginRequest = () =>
      createLoginRequest({
        session,
        isPlayerExpected: () => session.get().step === 'player',
        store: tokens.replace,
        closeUnused: async (token) => void notified.push(token),
        startPlayerItems: () => Promise.resolve(),
      });
    let session = load();
    session.start(false);
    let requestLogin = loginRequest();

    return {
      storage,
      notified,
      shown: () => shown,
      step: () => session.get().step,
      token: () => storage.get('mgsUserToken'),
      refuse: (isOn: boolean) => void (isRefusing = isOn),
      login() {
        const turn = requestLogin();
        if (typeof turn !== 'string') turns.push(turn);
        return turn;
      },
      /** The response to a login. It may be lost, come late, twice, or after the visitor gave up. */
      async respond(index: number, fate: 'comes' | 'comesTwice' | 'isLost' | 'afterGivingUp') {
        const turn = turns[index % Math.max(1, turns.length)];
        if (turn === undefined) return;
        if (fate === 'afterGivingUp') turn.end();
        if (fate === 'isLost') return turn.end();
        opened += 1;
        const login = sampleLogin(`session${opened}`);
        const entered = [turn.enter(login, 0), ...(fate === 'comesTwice' ? [turn.enter(login, 0)] : [])];
        turns = turns.filter((one) => one !== turn);
        const outcomes = await Promise.all(entered);
        const isUsed = outcomes.includes('entered');
        // A session that opened has a tab, or the service has been notified that nobody uses it.
        expect(isUsed || notified.includes(login.tokens.userToken)).toBe(true);
      },
      logOut: () => void session.logOut('request'),
      end: (why: SessionEnd) => session.end(why, true),
      replaced: () => session.dispatch({ type: 'replaced' }),
      restore: () =>
        session.dispatch({
          type: 'restored',
          shownUserId: shown,
          hasToken: storage.get('mgsUserToken') !== null,
          storedUserId: storage.get('mgsUserToken'),
          marketBefore: '',
          marketNow: '',
        }),
      answer: () => answers.shift()?.(),
      /** Whatever waited in the page before is gone. */
      reload() {
        [turns, answers, shown] = [[], [], null];
        session = load();
        session.start(false);
        requestLogin = loginRequest();
      },
      reloads: () => reloads,
    };
  }

  return { openTab, marker: () => [...persistent.values.values()] };
}

type Tab = ReturnType<ReturnType<typeof browser>['openTab']>;

const step = fc.oneof(
  fc.constant('login'),
  fc.constant('logOut'),
  fc.constant('answer'),
  fc.constant('replaced'),
  fc.constant('reload'),
  fc.constant('restore'),
  fc.constant('clearStorage'),
  fc.constant('duplicate'),
  fc.constant('settle'),
  fc.constantFrom<SessionEnd>('over', 'replaced').map((why) => ({ end: why })),
  fc.boolean().map((isOn) => ({ refuse: isOn })),
  fc.record({
    respond: fc.nat(3),
    fate: fc.constantFrom('comes' as const, 'comesTwice' as const, 'isLost' as const, 'afterGivingUp' as const),
  }),
);

/** What holds in every tab at any moment. */
function expectConsistent(tab: Tab, isStorageCleared: boolean): void {
  const isPlayer = tab.step() === 'player';
  expect(tab.shown() !== null).toBe(isPlayer);
  if (isPlayer) expect(tab.token()).toBe(isStorageCleared ? null : tab.shown());
  else expect(tab.token()).toBeNull();
}

test('AU-02 AU-03 AU-11 AU-12 in any order of events in several tabs, a tab shows a player only with the tokens of that player', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 2, max: 3 }),
      fc.array(fc.tuple(fc.nat(3), step), { maxLength: 40 }),
      async (count, steps) => {
        const { openTab } = browser();
        const tabs = Array.from({ length: count }, () => ({ tab: openTab(), isCleared: false }));
        for (const [index, what] of steps) {
          const one = tabs[index % tabs.length] ?? tabs[0];
          if (one === undefined) continue;
          const { tab } = one;
          const before = tab.step();
          if (what === 'login') {
            const turn = tab.login();
            if (before === 'player') expect(turn).toBe('player');
            if (before === 'visitor') expect(turn).toBeTypeOf('object');
          } else if (what === 'logOut') {
            const token = tab.token();
            tab.logOut();
            if (before === 'player' && token !== null) expect(tab.notified).toContain(token);
          } else if (what === 'answer') tab.answer();
          else if (what === 'replaced') tab.replaced();
          else if (what === 'reload') tab.reload();
          else if (what === 'restore') tab.restore();
          else if (what === 'clearStorage') tab.storage.clear();
          else if (what === 'duplicate')
            tabs.splice(index % tabs.length, 1, { tab: openTab(tab.storage.values), isCleared: false });
          else if (what === 'settle') await settle();
          else if ('end' in what) tab.end(what.end);
          else if ('refuse' in what) tab.refuse(what.refuse);
          else await tab.respond(what.respond, what.fate);
          one.isCleared =
            tab.step() === 'player' && (what === 'clearStorage' || (one.isCleared && before === 'player'));
          for (const each of tabs) expectConsistent(each.tab, each.isCleared);
        }
        // Nothing waits for ever: once the service has answered, every tab can log in, or has its player.
        for (const { tab } of tabs) {
          tab.refuse(false);
          for (const fate of ['isLost', 'isLost', 'isLost', 'isLost'] as const) await tab.respond(0, fate);
          tab.reload();
          const turn = tab.login();
          expect(tab.step()).toBe(turn === 'player' ? 'player' : 'entering');
        }
      },
    ),
    { numRuns: 400 },
  );
});

test('AU-03 a login that waits for a logout enters once the service has answered', async () => {
  const tab = browser().openTab();
  tab.login();
  await tab.respond(0, 'comes');
  tab.logOut();
  const turn = tab.login();
  if (typeof turn === 'string') throw new Error('The login was not admitted.');
  let isReady = false;
  void turn.ready.then(() => (isReady = true));
  await settle();
  expect([isReady, tab.step()]).toEqual([false, 'ending']);
  tab.answer();
  await settle();
  expect([isReady, tab.step()]).toEqual([true, 'entering']);
  await tab.respond(0, 'comes');
  expect([tab.step(), tab.notified.length]).toEqual(['player', 1]);
});

test('AU-12 nothing of the player is in the tab when its document loads again', async () => {
  const { openTab, marker } = browser();
  const tab = openTab();
  tab.login();
  await tab.respond(0, 'comes');
  tab.storage.set('Player', '{}');
  tab.end('replaced');
  expect([tab.reloads(), tab.storage.values.size, tab.shown(), marker()]).toEqual([1, 0, null, ['replaced']]);
});
