import { hydrateRoot } from 'react-dom/client';
import * as v from 'valibot';
import { createApiClient } from '../api/apiClient.browser.ts';
import { playerStore } from '../domain/player/playerStore.ts';
import { createTranslate, loadMessages } from '../i18n/messages.ts';
import type { Visit } from '../market/visit.ts';
import { showToast } from '../overlays/toasts.ts';
import { loadViews } from '../page/loadViews.ts';
import { pageModel } from '../page/pageModel.ts';
import { browserStartList } from '../startup/browserStartList.browser.ts';
import { runStartList } from '../startup/runStartList.browser.ts';
import { report } from '../telemetry/report.ts';
import { App } from './App.tsx';
import { AliveSignal } from './AliveSignal.tsx';
import { loadDeferredViews } from './deferredViews.browser.ts';
import { createNavigation } from './navigation.browser.ts';
import { createPageStore } from './pageStore.ts';

/** Takes over the page that the server sent. */
async function begin(): Promise<void> {
  const holder = document.getElementById('page-data');
  const root = document.getElementById('app');
  if (holder === null || root === null) throw new Error('The page came without its data.');
  const data = JSON.parse(holder.textContent) as { model: unknown; visit: Visit };
  const model = v.parse(pageModel, data.model);
  const [messages, views] = await Promise.all([loadMessages(data.visit.culture), loadViews(model)]);
  const t = createTranslate(messages);
  const page = createPageStore(model, data.visit, views);
  const api = createApiClient();
  const onFailure = () => showToast(t('errors.general'), 'error');
  const navigation = createNavigation({
    api,
    page,
    loginState: () => (playerStore.getState().isLoggedIn ? 'Logged-In' : 'Logged-Out'),
    onFailure,
  });
  const context = { api, navigation, t, visit: data.visit };
  const reportError = (error: unknown) => report('RENDER_ERROR', { message: String(error).slice(0, 200) });
  const onAlive = () => {
    navigation.start();
    runStartList(browserStartList, 'afterHydration', context);
    answerEarlyClicks();
    loadDeferredViews(page, onFailure);
    const whenIdle = window.requestIdleCallback ?? ((run: () => void) => window.setTimeout(run, 200));
    whenIdle(() => runStartList(browserStartList, 'idle', context));
  };
  runStartList(browserStartList, 'beforeHydration', context);
  hydrateRoot(
    root,
    <>
      <App page={page} messages={messages} navigation={navigation} />
      <AliveSignal onAlive={onAlive} />
    </>,
    { onRecoverableError: reportError, onUncaughtError: reportError },
  );
}

/** Taps that came before the page was alive get their answer now. */
function answerEarlyClicks(): void {
  const early = window.__early;
  if (early === undefined) return;
  const clicks = early.clicks ?? [];
  early.clicks = null;
  for (const message of early.errors.splice(0)) report('APP_INIT_ERROR', { message });
  for (const element of clicks) if (element instanceof HTMLElement) element.click();
}

begin().catch((error: unknown) => report('APP_INIT_ERROR', { message: String(error).slice(0, 200) }));
