import type { CashierView } from '@foyer/contract/cashierFrame';
import './cashier.css';
import './results.css';
import { languages } from '@foyer/contract/languages';
import { element } from '@foyer/games/page/element';
import { linkHanFont } from '@foyer/games/page/linkHanFont';
import { moneyFormat } from '@foyer/games/page/moneyFormat';
import { pauseFor } from '@foyer/games/page/pauseFor';
import { storeSession, storedSession } from '@foyer/games/page/storedSession';
import { takeLaunchAddress } from '@foyer/games/page/takeLaunchAddress';
import type { SessionResponse } from '../cashierApi.ts';
import { callWithRetry } from './callWithRetry.ts';
import { cashierMessages } from './cashierMessages.ts';
import { cashierServer, openSession, resumeSession, type CashierResult } from './cashierServer.ts';
import { connectCashierWindow } from './cashierWindow.ts';
import { runCashier } from './runCashier.ts';

async function start(): Promise<void> {
  const address = takeLaunchAddress();
  const requestedView = new URLSearchParams(location.search).get('view');
  let view: CashierView = requestedView === 'withdraw' || requestedView === 'transactions' ? requestedView : 'deposit';
  const { lang, script } = languages[address.culture];
  document.documentElement.lang = lang;
  if (script === 'han') linkHanFont();
  const messages = cashierMessages[address.culture];
  const showDeadEnd = (text: string) =>
    document.body.replaceChildren(element('p', { class: 'screen', role: 'alert' }, text));
  if (address.isRefused) return showDeadEnd(messages.ended.launchTokenRefused);
  document.body.replaceChildren(element('p', { class: 'screen', role: 'status' }, messages.loading));

  let show = (next: CashierView): void => {
    view = next;
  };
  const cashierWindow = connectCashierWindow(address.parentOrigin, (command) => show(command.view));
  window.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') cashierWindow.postEvent({ type: 'request', request: 'close' });
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
    showDeadEnd(messages.ended[reason]);
    cashierWindow.postEvent({ type: 'failed', reason });
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
      window: cashierWindow,
      pause: pauseFor,
    },
    view,
  ));
  cashierWindow.postEvent({ type: 'ready' });
}

/** Opens a session by launch token, or restores the frame's session after a reload. */
function findSession(launchToken: string | null, culture: string): Promise<CashierResult<SessionResponse>> {
  const storedId = storedSession();
  if (storedId !== null) return resumeSession(storedId, culture);
  if (launchToken !== null) return openSession({ launchToken, culture });
  return Promise.resolve({ ok: false, reason: 'launchTokenRefused' });
}

void start();
