import * as v from 'valibot';
import type { LaterCode } from '../../base/bundleNames.ts';
import type { Translate } from '../../i18n/messages.ts';
import type { Navigation } from '../../ui/NavigationContext.tsx';
import { errorFacts } from '../errors/errorFacts.ts';
import { report } from '../errors/report.ts';
import type { Visit } from '../market/visit.ts';
import { currentAccess } from '../player/currentAccess.ts';
import { isPlayer } from '../player/isPlayer.ts';
import { playerStore } from '../player/playerStore.ts';
import { tabStorage } from '../storage/browserStorage.browser.ts';
import { storedKeys } from '../storage/storedKeys.ts';
import { blockPoolUntil } from './launchTokenPool.browser.ts';
import type { StoredSession } from './maintainSession.browser.ts';
import { marketCookies } from './marketCookies.browser.ts';
import type { SessionEnd } from './nextSession.ts';
import { connectSession, session } from './session.browser.ts';
import { onLogin, onLogout, emitSessionRestore } from './sessionEvents.ts';
import { tokenHolder } from './tokenHolder.browser.ts';

const later = {
  bundle: 'windows',
  loadSessionEnd: () => import('./showSessionEnd.browser.ts'),
} satisfies LaterCode;

const playerCode = {
  bundle: 'player-start',
  loadMaintainSession: () => import('./maintainSession.browser.ts'),
} satisfies LaterCode;

interface SessionStartContext {
  navigation: Navigation;
  visit: Visit;
  page: { getState(): { readonly visit: Visit } };
  t: Translate;
  startPlayerItems: () => Promise<void>;
  leaveForProvider: (userToken: string) => Promise<unknown>;
}

/** Connects the session with the page, takes up the tab's session after a page load, and maintains it. */
function startSession({
  navigation,
  visit,
  page,
  t,
  startPlayerItems,
  leaveForProvider,
}: SessionStartContext): () => void {
  let maintained: Promise<StoredSession | null> | null = null;

  function maintain(): void {
    stopMaintaining();
    const mine: Promise<StoredSession | null> = playerCode.loadMaintainSession().then(
      ({ maintainSession }) => (maintained === mine ? maintainSession(navigation, page, visit) : null),
      (error: unknown) => {
        report('APP_INIT_ERROR', { item: 'session', ...errorFacts(error) });
        return null;
      },
    );
    maintained = mine;
    blockPoolUntil(mine.then((stored) => stored?.settled));
  }

  function stopMaintaining(): void {
    const old = maintained;
    maintained = null;
    void old?.then((stored) => stored?.stop());
  }

  connectSession({
    load: (options) => void navigation.reload(options),
    // When the messages cannot be loaded, the page still shows the logged-out state.
    explainEnd: (why: SessionEnd) =>
      void later
        .loadSessionEnd()
        .then(({ showSessionEnd }) => showSessionEnd(why, { t, visit }))
        .catch(() => undefined),
    // The session summary follows the gap. A session that has ended meanwhile is refused, which shows the visitor's page.
    refreshData: () => emitSessionRestore(),
    startPlayerItems,
    leaveForProvider,
  });
  const stops = [onLogin(maintain), onLogout(stopMaintaining)];
  session.start(visit.loginState === 'Logged-In');
  // Access level of the rendered page: from a cookie, or from before a restriction began.
  let shownAccess = visit.access;
  const followAccess = () => {
    const access = currentAccess({ access: shownAccess });
    if (!isPlayer() || access === shownAccess) return;
    shownAccess = access;
    void navigation.reload();
  };
  stops.push(playerStore.subscribe(followAccess));
  followAccess();
  const marketBefore = marketCookies();
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    const { account } = playerStore.getState();
    session.dispatch({
      type: 'restored',
      shownUserId: account === null ? null : String(account.core.userId),
      hasToken: tokenHolder.userToken() !== null,
      storedUserId: storedUserId(),
      marketBefore,
      marketNow: marketCookies(),
    });
  };
  window.addEventListener('pageshow', onShow);
  return () => {
    window.removeEventListener('pageshow', onShow);
    stopMaintaining();
    connectSession(null);
    for (const stop of stops) stop();
  };
}

const playerOfTab = v.object({
  state: v.object({ account: v.object({ core: v.object({ userId: v.number() }) }) }),
});

/** User id of the player whose state the tab stores, which may be another one than the page shows. */
function storedUserId(): string | null {
  try {
    const read = v.safeParse(playerOfTab, JSON.parse(tabStorage.get(storedKeys.player) ?? 'null'));
    return read.success ? String(read.output.state.account.core.userId) : null;
  } catch {
    return null;
  }
}

/** Starts after the stored state, which it corrects, and after the listeners to login and logout. */
export const sessionStart = { name: 'session', when: 'atOnce' as const, start: startSession };
