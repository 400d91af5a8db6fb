import '../ui/icons.css';
import '../ui/global.css';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { knownAccess } from '../domain/player/knownAccess.ts';
import { playerStore } from '../domain/player/playerStore.ts';
import { createTranslate, loadMessages } from '../i18n/messages.ts';
import type { Visit } from '../market/visit.ts';
import { overlayStore } from '../overlays/openOverlay.ts';
import { showToast } from '../overlays/toasts.ts';
import { loadViews } from '../page/loadViews.ts';
import type { PageModel } from '../page/pageModel.ts';
import { hasToken } from '../session/hasToken.browser.ts';
import { liveCode } from '../startup/liveCode.browser.ts';
import { pageStartList } from '../startup/pageStartList.browser.ts';
import { startItems } from '../startup/startItems.browser.ts';
import type { EarlyRecord } from '../telemetry/earlyRecord.ts';
import { errorFacts } from '../telemetry/errorFacts.ts';
import { report } from '../telemetry/report.ts';
import { whenIdle } from '../ui/whenIdle.browser.ts';
import { App } from './App.tsx';
import type { PageAudience } from './fetchPage.browser.ts';
import { loadLazyBlocks } from './lazyBlocks.browser.ts';
import { modelAt } from './modelAt.ts';
import { createNavigation } from './navigation.browser.ts';
import { createPageStore } from './pageStore.ts';

/** Takes over the page that the server sent. */
async function begin(): Promise<void> {
  const holder = document.getElementById('page-data');
  const root = document.getElementById('app');
  if (holder === null || root === null) throw new Error('The page came without its data.');
  // Not checked again: the server that checked it wrote it into this very page.
  const { model: sent, visit } = JSON.parse(holder.textContent) as { model: PageModel; visit: Visit };
  const model = modelAt(window.location.pathname, sent);
  const isPlayer = hasToken() || visit.loginState === 'Logged-In';
  // A player waits for balance and hearts, so their code sets out at once; a visitor's first paint goes first.
  if (isPlayer) void liveCode.load().catch(() => undefined);
  const [messages, views] = await Promise.all([loadMessages(visit.culture), loadViews(model, visit.culture)]);
  const t = createTranslate(messages);
  const page = createPageStore(model, visit, views);
  const onFailure = () => showToast(t('errors.general'), 'error');
  const audience = (): PageAudience => {
    const { isLoggedIn } = playerStore.getState();
    return isLoggedIn
      ? { loginState: 'Logged-In', access: knownAccess(page.getState().visit) }
      : { loginState: 'Logged-Out', access: 'full' };
  };
  const navigation = createNavigation({ page, audience, onFailure });
  const context = { navigation, t, visit, page };
  const reportError = (error: unknown) => report('RENDER_ERROR', errorFacts(error));

  let isLive = false;
  const goLive = () => {
    if (isLive) return;
    isLive = true;
    liveCode.load().then(
      ({ startLive }) => startLive(context),
      (error: unknown) => {
        isLive = false;
        report('APP_INIT_ERROR', { item: 'live', ...errorFacts(error) });
      },
    );
  };
  const onAlive = () => {
    navigation.start();
    startItems(pageStartList, context);
    loadLazyBlocks({ page, navigation, loginState: () => audience().loginState, onFailure });
    if (isPlayer) goLive();
    // Whoever opens something is about to need the server.
    else overlayStore.subscribe(goLive);
    replayEarlyClicks();
    whenIdle(goLive);
  };
  // As a transition it is done in slices, and a tap between two of them is heard.
  startTransition(
    () =>
      void hydrateRoot(root, <App page={page} messages={messages} navigation={navigation} onAlive={onAlive} />, {
        onRecoverableError: reportError,
        onUncaughtError: reportError,
      }),
  );
}

/** Taps that came before the page was alive get their answer now. */
function replayEarlyClicks(): void {
  const early: EarlyRecord | undefined = window.__early;
  if (early === undefined) return;
  const clicks = early.clicks ?? [];
  early.clicks = null;
  for (const message of early.errors.splice(0)) report('APP_INIT_ERROR', { message });
  for (const element of clicks) if (element instanceof HTMLElement) element.click();
}

begin().catch((error: unknown) => report('APP_INIT_ERROR', errorFacts(error)));
