import type { CashierFrameCommand, CashierFrameEvent, CashierView } from '@foyer/contract/cashierFrame';
import { finalPaymentStates } from '@foyer/contract/payment';
import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { trackInteraction } from '../../analytics/trackInteraction.browser.ts';
import { createApiClient } from '../../api/apiClient.browser.ts';
import { playerStore } from '../../domain/player/playerStore.ts';
import { useVisit } from '../../market/VisitContext.tsx';
import { takeLaunchToken } from '../../session/launchTokenPool.browser.ts';
import { refreshSessionSummary } from '../../session/sessionSummary.browser.ts';
import { frameAddress } from './cashierAddress.ts';
import { afterPayment, readCashierMessage } from './cashierContact.ts';
import { openCashier } from './openCashierApi.ts';
import { reportSettledPayment } from './reportSettledPayment.ts';

/** A cashier that says nothing for this long is told as out of reach; it may still come. */
const idleTimeoutMs = 20_000;

type Wish = Extract<CashierFrameEvent, { type: 'wish' }>['wish'];

export interface Cashier {
  /** Null while a token is fetched. */
  address: string | null;
  state: 'opening' | 'ready' | 'failed';
  view: CashierView;
  show(view: CashierView): void;
  reopen(): void;
}

/** Opens the cashier in the frame, follows it, and tells it which view is wanted. */
export function useCashier(
  frame: RefObject<HTMLIFrameElement | null>,
  first: CashierView,
  onRequest: (wish: Wish, view: CashierView) => void,
): Cashier {
  const { cashierOrigin, currencyIsoCode } = useVisit();
  const [opening, setOpening] = useState(0);
  const [address, setAddress] = useState<string | null>(null);
  const [state, setState] = useState<Cashier['state']>('opening');
  const [view, setView] = useState(first);
  const latest = useRef({ view, onRequest });
  useEffect(() => {
    latest.current = { view, onRequest };
  });

  useEffect(() => {
    let isOver = false;
    const giveUp = () => setState((now) => (now === 'opening' ? 'failed' : now));
    const timer = window.setTimeout(giveUp, idleTimeoutMs);
    async function open(): Promise<void> {
      const launchToken = await takeLaunchToken();
      const response =
        launchToken === null || isOver
          ? null
          : await createApiClient().call(openCashier, { body: { view: latest.current.view } }, { token: launchToken });
      if (isOver) return;
      const next =
        response?.ok === true ? frameAddress(response.value.address, cashierOrigin, window.location.origin) : null;
      if (next === null) giveUp();
      else setAddress(next);
    }
    void open();
    return () => {
      isOver = true;
      window.clearTimeout(timer);
    };
  }, [opening, cashierOrigin]);

  useEffect(() => {
    const onMessage = ({ source, origin, data }: MessageEvent<unknown>) => {
      const isFromFrame = source !== null && source === frame.current?.contentWindow;
      const event = readCashierMessage({ origin, isFromFrame, data }, cashierOrigin);
      if (event === null) return;
      if (event.type === 'ready') setState('ready');
      if (event.type === 'viewChanged') setView(event.view);
      if (event.type === 'wish') latest.current.onRequest(event.wish, latest.current.view);
      if (event.type === 'payment') onPayment(event, currencyIsoCode);
    };
    window.addEventListener('message', onMessage);
    return () => window.removeEventListener('message', onMessage);
  }, [frame, cashierOrigin, currencyIsoCode]);

  return {
    address,
    state,
    view,
    show(next) {
      setView(next);
      const command: CashierFrameCommand = { foyer: 1, frame: 'cashier', type: 'show', view: next };
      // Before it is ready the frame has the view in its address, or hears it and keeps it.
      frame.current?.contentWindow?.postMessage(command, cashierOrigin);
    },
    reopen() {
      setAddress(null);
      setState('opening');
      setOpening(opening + 1);
    },
  };
}

/** BK-01, BK-02: balances everywhere on the page at once, and the payment told to whoever measures. */
function onPayment(
  { direction, payment, balances }: Extract<CashierFrameEvent, { type: 'payment' }>,
  currencyIsoCode: string,
): void {
  const { summary, customerFlag } = playerStore.getState();
  if (summary !== null) playerStore.setState({ summary: afterPayment(summary, balances) });
  if (direction === 'deposit' && payment.status_1 === 'booked')
    playerStore.setState({ customerFlag: { ...customerFlag, firstDepositComplete: true } });
  if (!finalPaymentStates.includes(payment.status_1))
    return trackInteraction({ area: 'banking', action: 'payment', direction, payment });
  // The hub and the session summary report it too.
  reportSettledPayment({ direction, payment, currencyIsoCode, settledAt: Date.now() });
  void refreshSessionSummary();
}
