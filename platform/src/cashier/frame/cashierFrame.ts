import type { CashierView } from '@foyer/contract/cashierFrame';
import '@fontsource/roboto/latin-400.css';
import '@fontsource/roboto/latin-700.css';
import './cashier.css';
import { languages } from '@foyer/contract/languages';
import { element } from '../../play/frame/element.ts';
import { readLaunchAddress, withoutLaunchToken } from '../../play/frame/launchAddress.ts';
import { moneyFormat } from '../../play/frame/moneyFormat.ts';
import { pauseFor } from '../../play/frame/pauseFor.ts';
import { storeSession, storedSession } from '../../play/frame/storedSession.ts';
import type { SessionResponse } from '../cashierApi.ts';
import { callWithRetry } from './callWithRetry.ts';
import { cashierMessages } from './cashierMessages.ts';
import { cashierServer, openSession, resumeSession, type ResponseBody } from './cashierServer.ts';
import { connectCashierWindow } from './cashierWindow.ts';
import { runCashier } from './runCashier.ts';

async function start(): Promise<void> {
  const address = readLaunchAddress(location.search, {
    ancestor: location.ancestorOrigins?.[0] ?? null,
    allowed: (document.documentElement.dataset.parents ?? '').split(' ').filter(Boolean),
  });
  const asked = new URLSearchParams(location.search).get('view');
  let view: CashierView = asked === 'withdraw' || asked === 'transactions' ? asked : 'deposit';
  history.replaceState(history.state, '', withoutLaunchToken(location.href));
  document.documentElement.lang = languages[address.culture].lang;
  const messages = cashierMessages[address.culture];
  document.body.replaceChildren(element('p', { class: 'screen', role: 'status' }, messages.loading));

  let show = (wanted: CashierView): void => {
    view = wanted;
  };
  const window_ = connectCashierWindow(address.parentOrigin, (command) => show(command.view));
  window.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') window_.postEvent({ type: 'wish', wish: 'close' });
  });

  const response = await callWithRetry(() => findSession(address.launchToken, address.culture), {
    pause: pauseFor,
    onLost: () => undefined,
  });
  if (!response.ok) {
    const reason =
      response.reason === 'unreachable'
        ? 'serviceUnavailable'
        : response.reason === 'sessionEnded'
          ? 'sessionEnded'
          : 'launchTokenRefused';
    document.body.replaceChildren(element('p', { class: 'screen', role: 'alert' }, messages.ended[reason]));
    window_.postEvent({ type: 'failed', reason });
    return;
  }
  const session = response.value;
  storeSession(session.sessionId);
  ({ show } = runCashier(
    {
      session,
      messages,
      server: cashierServer(session.sessionId, session.culture),
      amount: moneyFormat(session.culture, session.currencyIsoCode),
      window: window_,
      pause: pauseFor,
    },
    view,
  ));
  window_.postEvent({ type: 'ready' });
}

/** By launch token; without one, by the session of this frame before a reload. */
function findSession(launchToken: string | null, culture: string): Promise<ResponseBody<SessionResponse>> {
  const kept = storedSession();
  if (kept !== null) return resumeSession(kept, culture);
  if (launchToken !== null) return openSession({ launchToken, culture });
  return Promise.resolve({ ok: false, reason: 'launchTokenRefused' });
}

void start();
