import type { LaterCode } from '../base/bundles.ts';
import { knownAccess } from '../domain/player/knownAccess.ts';
import { initialPlayerState } from '../domain/player/playerState.ts';
import { playerStore } from '../domain/player/playerStore.ts';
import type { Translate } from '../i18n/messages.ts';
import { restrictionOfAccount } from '../market/playerAccess.ts';
import type { Visit } from '../market/visit.ts';
import { errorFacts } from '../telemetry/errorFacts.ts';
import { report } from '../telemetry/report.ts';
import type { Navigation } from '../ui/NavigationContext.tsx';
import { allowReloadAgain, sessionEndBefore } from './endSession.browser.ts';
import type { SessionEnd } from './endSession.browser.ts';
import type { StoredSession } from './keepSession.browser.ts';
import { holdPoolUntil } from './launchTokenPool.browser.ts';
import { forgetPlayer } from './logout.browser.ts';
import { pageForSession } from './pageForSession.ts';
import { playerOfSession } from './playerOfSession.ts';
import { onLogin, onLogout, emitLogin } from './sessionEvents.ts';
import { tokenHolder } from './tokenHolder.browser.ts';

const later = {
  bundle: 'windows',
  telling: () => import('./showSessionEnd.browser.ts'),
  keeping: () => import('./keepSession.browser.ts'),
} satisfies LaterCode;

interface SessionDeps {
  navigation: Navigation;
  visit: Visit;
  t: Translate;
}

/** Finds the session of the tab after a load and keeps it; the code for keeping is fetched only where there is one. */
export function startSession({ navigation, visit, t }: SessionDeps): () => void {
  let kept: Promise<StoredSession | null> | null = null;

  const notifyEnd = (why: SessionEnd) =>
    // Without the code for words the page still shows that nobody is logged in.
    void later
      .telling()
      .then(({ showSessionEnd }) => showSessionEnd(why, { t, visit }))
      .catch(() => undefined);

  function keep(): void {
    stopKeeping();
    const mine: Promise<StoredSession | null> = later.keeping().then(
      ({ keepSession }) => (kept === mine ? keepSession({ navigation, visit, notifyEnd }) : null),
      (error: unknown) => {
        report('APP_INIT_ERROR', { item: 'session', ...errorFacts(error) });
        return null;
      },
    );
    kept = mine;
    holdPoolUntil(mine.then((session) => session?.settled));
  }

  function stopKeeping(): void {
    const old = kept;
    kept = null;
    void old?.then((session) => session?.stop());
  }

  const stops = [onLogin(keep), onLogout(stopKeeping)];
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
  // The page was made for the access that a cookie named, or for the one before a restriction began.
  let shownAccess = visit.access;
  const followAccess = () => {
    const access = knownAccess({ access: shownAccess });
    if (!playerStore.getState().isLoggedIn || access === shownAccess) return;
    shownAccess = access;
    void navigation.reload();
  };
  stops.push(playerStore.subscribe(followAccess));
  followAccess();
  // A page that the browser kept and shows again may have outlived its session.
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted && tokenHolder.userToken() === null && playerStore.getState().isLoggedIn) {
      forgetPlayer();
      void navigation.reload();
    }
  };
  window.addEventListener('pageshow', onShow);
  return () => {
    window.removeEventListener('pageshow', onShow);
    stopKeeping();
    for (const stop of stops) stop();
  };
}

/** The state after a reload: what was stored of the account, or, where that is lost, just that someone is logged in. */
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
