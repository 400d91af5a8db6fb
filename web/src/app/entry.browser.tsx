import '../ui/icons.css';
import '../ui/global.css';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { LaterCode } from '../base/bundleNames.ts';
import { createTranslate, loadMessages } from '../i18n/messages.ts';
import { errorFacts } from '../services/errors/errorFacts.ts';
import { report } from '../services/errors/report.ts';
import type { Visit } from '../services/market/visit.ts';
import { closeOverlay, overlayStore } from '../services/overlays/openOverlay.ts';
import { showToast } from '../services/overlays/toasts.ts';
import { currentAccess } from '../services/player/currentAccess.ts';
import { isPlayer } from '../services/player/isPlayer.ts';
import { isPlayerExpected } from '../services/session/isPlayerExpected.browser.ts';
import type { EarlyRecord } from '../services/telemetry/earlyRecord.ts';
import { whenIdle } from '../ui/whenIdle.browser.ts';
import { whenShown } from '../ui/whenShown.browser.ts';
import { App } from './App.tsx';
import { createNavigation } from './createNavigation.browser.ts';
import { startMissingCode } from './missingCode.browser.ts';
import { modelAt } from './modelAt.ts';
import { loadHydratedViews, loadViews } from './page/loadViews.ts';
import type { PageAudience } from './page/pageAudience.ts';
import type { PageModel } from './page/pageModel.ts';
import { createPageStore } from './pageStore.ts';
import type { PageStore } from './pageStore.ts';

/** Code that the first paint does not need: lazy blocks, and the start items, which talk to the server. */
const liveCode = {
  bundle: 'live',
  load: () => import('./startup/startLive.browser.ts'),
  lazyBlocks: () => import('./loadLazyBlocks.browser.ts'),
} satisfies LaterCode;

/** Renders a page anew that React took down after an error outside all boundaries. */
const recovery = { bundle: 'live', load: () => import('./recoverPage.browser.ts') } satisfies LaterCode;

/** Hydrates the server's page. */
async function begin(): Promise<void> {
  const holder = document.getElementById('page-data');
  const root = document.getElementById('app');
  if (holder === null || root === null) throw new Error('The page came without its data.');
  // Not validated: this server validated it before writing it into the page.
  const { model: renderedModel, visit } = JSON.parse(holder.textContent) as { model: PageModel; visit: Visit };
  const model = modelAt(window.location.pathname, renderedModel);
  const isPlayersVisit = isPlayerExpected() || visit.loginState === 'Logged-In';
  // A player waits for balance and favourites, so load the live code at once. For a visitor the first paint goes first.
  if (isPlayersVisit) void liveCode.load().catch(() => undefined);
  let shown: PageStore | null = null;
  const missingCode = startMissingCode(() => shown !== null && shown.getState().model.gameGroupId !== null);
  const [messages, views] = await Promise.all([loadMessages(visit.culture), firstViews(model, visit.culture)]);
  // Without its views the page would lose content that the server rendered.
  if (await missingCode.isReloading()) return;
  const t = createTranslate(messages);
  const page = (shown = createPageStore(model, visit, views));
  const onFailure = () => showToast(t('errors.general'), 'error');
  const audience = (): PageAudience => {
    const { visit: shownVisit } = page.getState();
    const { marketId } = shownVisit;
    return isPlayer()
      ? { loginState: 'Logged-In', access: currentAccess(shownVisit), marketId }
      : { loginState: 'Logged-Out', access: 'full', marketId };
  };
  const navigation = createNavigation({ page, audience, onFailure, missingCode });
  const context = { navigation, t, visit, page, audience };
  const reportError = (error: unknown) => report('RENDER_ERROR', errorFacts(error));
  const onRecoverableError = async (error: unknown) => {
    reportError(error);
    // The server's markup may be gone, and with it the static blocks, whose code is not loaded.
    const all = await loadViews(model, visit.culture);
    if (page.getState().model === model) page.setState({ views: all });
  };

  let isLive = false;
  const goLive = () => {
    if (isLive) return;
    isLive = true;
    whenShown(startLiveCode);
  };
  const startLiveCode = () => {
    const live = liveCode.load().then(async (code) => ({ ...code, playerItems: await code.loadPlayerItems() }));
    Promise.all([live, liveCode.lazyBlocks()]).then(
      ([{ startLive, playerItems }, { loadLazyBlocks }]) => {
        loadLazyBlocks({
          page,
          navigation,
          loginState: () => audience().loginState,
          onFailure,
          isReloading: missingCode.isReloading,
        });
        startLive(context, playerItems);
      },
      (error: unknown) => {
        isLive = false;
        report('APP_INIT_ERROR', { item: 'live', ...errorFacts(error) });
        if (overlayStore.getState().open === null) return;
        closeOverlay();
        onFailure();
      },
    );
  };
  const onAlive = () => {
    navigation.start();
    if (isPlayersVisit) goLive();
    // Opening an overlay usually needs the server next.
    else overlayStore.subscribe(({ open }) => open !== null && goLive());
    replayEarlyClicks();
    whenIdle(goLive);
  };
  const app = <App page={page} messages={messages} navigation={navigation} onAlive={onAlive} />;
  // As a transition, hydration runs in slices that leave room for input.
  startTransition(
    () =>
      void hydrateRoot(root, app, {
        onRecoverableError: (error) => void onRecoverableError(error),
        onUncaughtError: (thrown) =>
          void recovery
            .load()
            .then(({ recoverPage }) =>
              recoverPage({ page, app, container: root, message: t('errors.general') }, thrown),
            ),
      }),
  );
}

/** While developing, the code of static blocks brings their styles. */
const firstViews = document.documentElement.dataset['release'] === 'development' ? loadViews : loadHydratedViews;

/** Replays clicks from before hydration. */
function replayEarlyClicks(): void {
  const early: EarlyRecord | undefined = window.__early;
  if (early === undefined) return;
  const clicks = early.clicks ?? [];
  early.clicks = null;
  for (const message of early.errors.splice(0)) report('APP_INIT_ERROR', { message });
  for (const element of clicks) if (element instanceof HTMLElement) element.click();
}

begin().catch((error: unknown) => report('APP_INIT_ERROR', errorFacts(error)));
