import type { CashierView } from '@foyer/contract/cashierFrame';
import type { PaymentResponse, PaymentList } from '../cashierApi.ts';
import { changedPayments, isOpen, type CashierContext } from './cashierContext.ts';
import { firstDepositPage, obstaclePage } from './obstaclePage.ts';
import { paymentForm } from './paymentForm.ts';
import { paymentPage } from './paymentPage.ts';
import { transactionList } from './transactionList.ts';

/** Interval between requests for the state of pending payments. */
const pollIntervalMs = 2000;

/** Runs the cashier of one session in the document. `show` is the view that the window's navigation requests. */
export function runCashier(
  deps: Pick<CashierContext, 'session' | 'messages' | 'server' | 'amount' | 'window' | 'pause'>,
  first: CashierView,
): { show: (view: CashierView) => void } {
  const main = document.createElement('main');
  let shown: CashierView = first;
  let payment: PaymentResponse | null = null;
  let hasSeenTools = false;
  let isPolling = false;

  const cashierContext: CashierContext = {
    ...deps,
    navigate(view) {
      if (view !== shown) cashierContext.window.postEvent({ type: 'viewChanged', view });
      show(view);
    },
    showPayment(next) {
      payment = next;
      draw(paymentPage(cashierContext, next));
      void poll();
    },
    showObstacle: (direction, reason, amount) => draw(obstaclePage(cashierContext, { direction, reason, amount })),
    applyUpdate(update) {
      for (const changed of changedPayments(cashierContext.session.payments, update.payments))
        cashierContext.window.postEvent({ type: 'payment', ...changed, balances: update.balances });
      const hasDeposit = update.payments.some(({ direction, state }) => direction === 'deposit' && state === 'booked');
      cashierContext.session = {
        ...cashierContext.session,
        ...update,
        isFirstDeposit: cashierContext.session.isFirstDeposit && !hasDeposit,
      };
    },
  };

  function draw(view: HTMLElement): void {
    main.replaceChildren(view);
    window.scrollTo(0, 0);
    // Focus the heading so that screen readers announce the view, and so that no on-screen keyboard opens.
    view.querySelector<HTMLElement>('h1')?.focus();
  }
  function show(view: CashierView): void {
    shown = view;
    payment = null;
    const { obstacles, isFirstDeposit } = cashierContext.session;
    if (view === 'transactions') return draw(transactionList(cashierContext));
    const direction = view === 'deposit' ? 'deposit' : 'withdrawal';
    const obstacle = obstacles[direction];
    if (obstacle !== null) return cashierContext.showObstacle(direction, obstacle, null);
    if (direction === 'deposit' && isFirstDeposit && !hasSeenTools) {
      return draw(
        firstDepositPage(cashierContext, () => {
          hasSeenTools = true;
          show('deposit');
        }),
      );
    }
    return draw(paymentForm(cashierContext, direction));
  }

  /** Polls while a payment is pending, and updates the views that show it. */
  async function poll(): Promise<void> {
    if (isPolling) return;
    isPolling = true;
    while (cashierContext.session.payments.some((one) => isOpen(one))) {
      await cashierContext.pause(pollIntervalMs);
      const response = await cashierContext.server.list();
      if (response.ok) handleUpdate(response.value);
      else if (response.reason !== 'unreachable') break;
    }
    isPolling = false;
  }
  function handleUpdate(update: PaymentList): void {
    const hasChanged = changedPayments(cashierContext.session.payments, update.payments).length > 0;
    cashierContext.applyUpdate(update);
    if (!hasChanged) return;
    const updatedPayment = payment && update.payments.find(({ paymentId }) => paymentId === payment?.paymentId);
    if (updatedPayment && updatedPayment.state !== payment?.state) {
      payment = updatedPayment;
      draw(paymentPage(cashierContext, updatedPayment));
    } else if (shown === 'transactions' && payment === null) draw(transactionList(cashierContext));
  }

  document.body.replaceChildren(main);
  show(first);
  void poll();
  return { show };
}
