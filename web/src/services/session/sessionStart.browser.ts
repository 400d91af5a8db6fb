import type { LoginState } from '@foyer/contract/blocks';
import * as v from 'valibot';
import type { LaterCode } from '../../base/bundleNames.ts';
import type { Translate } from '../../i18n/messages.ts';
import type { Navigation } from '../../ui/NavigationContext.tsx';
import { errorFacts } from '../errors/errorFacts.ts';
import { report } from '../errors/report.ts';
import { restrictionOfAccount } from '../market/playerAccess.ts';
import type { Visit } from '../market/visit.ts';
import { currentAccess } from '../player/currentAccess.ts';
import { initialPlayerState } from '../player/playerState.ts';
import { playerStore } from '../player/playerStore.ts';
import { tabStorage } from '../storage/browserStorage.browser.ts';
import { storedKeys } from '../storage/storedKeys.ts';
import { effectOfRestore } from './effectOfRestore.ts';
import { allowReloadAgain, sessionEndBefore } from './endSession.browser.ts';
import type { SessionEnd } from './endSession.browser.ts';
import { blockPoolUntil } from './launchTokenPool.browser.ts';
import { clearPlayerData } from './logout.browser.ts';
import type { StoredSession } from './maintainSession.browser.ts';
import { marketCookies } from './marketCookies.browser.ts';
import { playerOfSession } from './playerOfSession.ts';
import { onLogin, onLogout, emitLogin, emitSessionRestore } from './sessionEvents.ts';
import { tokenHolder } from './tokenHolder.browser.ts';

const later = {
  bundle: 'windows',
  loadSessionEnd: () => import('./showSessionEnd.browser.ts'),
} satisfies LaterCode;

const playerCode = {
  bundle: 'player-start',
  loadMaintainSession: () => import('./maintainSession.browser.ts'),
} satisfies LaterCode;

interface SessionDeps {
  navigation: Navigation;
  visit: Visit;
  page: { getState(): { readonly visit: Visit } };
  t: Translate;
}

/** Facts for deciding what a loaded page does about the tab's session. */
interface SessionFacts {
  hasToken: boolean;
  /** Login state of the rendered page; the server only knows the hint cookie. */
  pageState: LoginState;
}

/**
 * - `keep`: maintain the session
 * - `forget`: clear stored player data
 * - `reload`: the page has the wrong login state; load its model again. The hint cookie stays, because another tab may
 *   be logged in
 */
export function pageForSession({ hasToken, pageState }: SessionFacts): { session: 'keep' | 'forget'; reload: boolean } {
  return { session: hasToken ? 'keep' : 'forget', reload: hasToken !== (pageState === 'Logged-In') };
}

/**
 * Finds the tab's session after a page load and maintains it. The code for maintaining loads only when there is a
 * session.
 */
function startSession({ navigation, visit, page, t }: SessionDeps): () => void {
  let restored: Promise<StoredSession | null> | null = null;

  const notifyEnd = (why: SessionEnd) =>
    // When the messages cannot be loaded, the page still shows the logged-out state.
    void later
      .loadSessionEnd()
      .then(({ showSessionEnd }) => showSessionEnd(why, { t, visit }))
      .catch(() => undefined);

  function keep(): void {
    stopMaintaining();
    const mine: Promise<StoredSession | null> = playerCode.loadMaintainSession().then(
      ({ maintainSession }) => (restored === mine ? maintainSession({ navigation, visit, page, notifyEnd }) : null),
      (error: unknown) => {
        report('APP_INIT_ERROR', { item: 'session', ...errorFacts(error) });
        return null;
      },
    );
    restored = mine;
    blockPoolUntil(mine.then((session) => session?.settled));
  }

  function stopMaintaining(): void {
    const old = restored;
    restored = null;
    void old?.then((session) => session?.stop());
  }

  const stops = [onLogin(keep), onLogout(stopMaintaining)];
  const { session, reload } = pageForSession({
    hasToken: tokenHolder.userToken() !== null,
    pageState: visit.loginState,
  });
  if (session === 'keep') {
    playerStore.setState(playerAgain);
    emitLogin((error) => report('APP_INIT_ERROR', { at: 'session', ...errorFacts(error) }));
  } else {
    tokenHolder.clear();
    const before = sessionEndBefore();
    allowReloadAgain();
    if (before !== null) notifyEnd(before);
    if (playerStore.getState().isLoggedIn) playerStore.setState(initialPlayerState);
  }
  if (reload) void navigation.reload();
  // Access level of the rendered page: from a cookie, or from before a restriction began.
  let shownAccess = visit.access;
  const followAccess = () => {
    const access = currentAccess({ access: shownAccess });
    if (!playerStore.getState().isLoggedIn || access === shownAccess) return;
    shownAccess = access;
    void navigation.reload();
  };
  stops.push(playerStore.subscribe(followAccess));
  followAccess();
  const marketBefore = marketCookies();
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    const { isLoggedIn, account } = playerStore.getState();
    const effect = effectOfRestore({
      isPlayerShown: isLoggedIn,
      shownUserId: account === null ? null : String(account.core.userId),
      hasToken: tokenHolder.userToken() !== null,
      storedUserId: storedUserId(),
      marketBefore,
      marketNow: marketCookies(),
    });
    if (effect === 'reload') window.location.reload();
    else if (effect === 'forget') {
      clearPlayerData();
      void navigation.reload({ mustLeave: true });
    } else if (effect === 'refresh') {
      // The session summary follows the gap. A session that has ended meanwhile is refused, which shows the visitor's
      // page.
      emitSessionRestore((error) => report('APP_INIT_ERROR', { at: 'restore', ...errorFacts(error) }));
    }
  };
  window.addEventListener('pageshow', onShow);
  return () => {
    window.removeEventListener('pageshow', onShow);
    stopMaintaining();
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

/** Player state after a reload: the stored account, or only the fact of being logged in when that is lost. */
function playerAgain({
  account,
  session,
  restriction,
  summary,
}: typeof initialPlayerState): Partial<typeof initialPlayerState> {
  return account !== null && session !== null
    ? { ...playerOfSession(account, session), restriction: restriction ?? restrictionOfAccount(account), summary }
    : { ...initialPlayerState, isLoggedIn: true };
}

/** Starts after the stored state, which it corrects, and after the listeners to login and logout. */
export const sessionStart = { name: 'session', when: 'atOnce' as const, start: startSession };
