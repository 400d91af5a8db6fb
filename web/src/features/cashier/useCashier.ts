import type { CashierFrameCommand, CashierFrameEvent, CashierView } from '@foyer/contract/cashierFrame';
import { finalPaymentStates } from '@foyer/contract/payment';
import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { frameAddress } from '../../domain/operator/operatorAddress.ts';
import { trackInteraction } from '../../services/analytics/trackInteraction.browser.ts';
import { createApiClient } from '../../services/api/apiClient.browser.ts';
import type { Visit } from '../../services/market/visit.ts';
import { useVisit } from '../../services/market/VisitContext.tsx';
import { playerStore } from '../../services/player/playerStore.ts';
import { takeLaunchToken } from '../../services/session/launchTokenPool.browser.ts';
import { refreshSessionSummary, setSessionSummary } from '../../services/session/sessionSummary.browser.ts';
import { currentUserToken } from '../../services/session/userToken.browser.ts';
import { summaryAfterPayment, readCashierMessage } from './cashierMessages.ts';
import { openCashier } from './openCashierApi.ts';
import { reportSettledPayment } from './reportSettledPayment.ts';

/** A cashier that sends no message for this long is reported as unreachable; it may still recover. */
const idleTimeoutMs = 20_000;

type CashierRequest = Extract<CashierFrameEvent, { type: 'request' }>['request'];

export interface Cashier {
  /** Null while a token is fetched. */
  address: string | null;
  state: 'opening' | 'ready' | 'failed';
  view: CashierView;
  /** Why no deposit is possible where the player is; null if it is. */
  depositRefused: 'countryRestricted' | 'locationUnknown' | null;
  show(view: CashierView): void;
  reopen(): void;
}

/** Opens the cashier in the frame, follows its messages and sends it the requested view. */
export function useCashier(
  frame: RefObject<HTMLIFrameElement | null>,
  first: CashierView,
  onRequest: (request: CashierRequest, view: CashierView) => void,
): Cashier {
  const visit = useVisit();
  const { cashierOrigin, currencyIsoCode } = visit;
  const [opening, setOpening] = useState(0);
  const [address, setAddress] = useState<string | null>(null);
  const [state, setState] = useState<Cashier['state']>('opening');
  const [view, setView] = useState(first);
  const [depositRefused, setDepositRefused] = useState<Cashier['depositRefused']>(null);
  const latest = useRef({ view, onRequest, visit });
  /** View that the player chose before the frame was ready. Until then the frame has no document that could receive it. */
  const requested = useRef<CashierView | null>(null);
  useEffect(() => {
    latest.current = { view, onRequest, visit };
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
      const refused = response?.ok === true ? (response.value.depositRefused ?? null) : null;
      setDepositRefused(refused);
      if (refused !== null) setView((now) => (now === 'deposit' ? 'withdraw' : now));
      if (next === null) giveUp();
      else setAddress(next.href);
    }
    reportLanding(latest.current.visit);
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
      if (event.type === 'ready') {
        setState('ready');
        if (requested.current !== null) postView(frame, requested.current, cashierOrigin);
        requested.current = null;
      }
      if (event.type === 'viewChanged' && requested.current === null) setView(event.view);
      if (event.type === 'request') latest.current.onRequest(event.request, latest.current.view);
      if (event.type === 'payment') onPayment(event, currencyIsoCode);
    };
    window.addEventListener('message', onMessage);
    return () => window.removeEventListener('message', onMessage);
  }, [frame, cashierOrigin, currencyIsoCode]);

  return {
    address,
    state,
    view,
    depositRefused,
    show(next) {
      setView(next);
      if (state === 'ready') postView(frame, next, cashierOrigin);
      else requested.current = next;
    },
    reopen() {
      setAddress(null);
      setState('opening');
      setOpening(opening + 1);
    },
  };
}

function postView(frame: RefObject<HTMLIFrameElement | null>, view: CashierView, cashierOrigin: string): void {
  const command: CashierFrameCommand = { foyer: 1, frame: 'cashier', type: 'show', view };
  frame.current?.contentWindow?.postMessage(command, cashierOrigin);
}

/** Reports what led the player here, before a first deposit. The cashier waits for neither code nor response. */
function reportLanding({ attribution }: Visit): void {
  if (attribution === undefined || playerStore.getState().customerFlag.firstDepositComplete) return;
  void import('../../services/attribution/reportLanding.browser.ts').then(
    (code) => code.reportLanding(createApiClient(), attribution, currentUserToken()),
    () => undefined,
  );
}

/** BK-01, BK-02: updates balances across the page at once and tracks the payment. */
function onPayment(
  { direction, payment, balances }: Extract<CashierFrameEvent, { type: 'payment' }>,
  currencyIsoCode: string,
): void {
  const { summary, customerFlag } = playerStore.getState();
  if (summary !== null) setSessionSummary(summaryAfterPayment(summary, balances));
  if (direction === 'deposit' && payment.status_1 === 'booked')
    playerStore.setState({ customerFlag: { ...customerFlag, firstDepositComplete: true } });
  if (!finalPaymentStates.includes(payment.status_1))
    return trackInteraction({ area: 'banking', action: 'payment', direction, payment });
  // The hub and the session summary report the payment too.
  reportSettledPayment({ direction, payment, currencyIsoCode, settledAt: Date.now() });
  void refreshSessionSummary();
}
