import type { CashierView } from '@foyer/contract/cashierFrame';
import type { PaymentResponse, PaymentList } from '../cashierApi.ts';
import { changedPayments, isOpen, type CashierContext } from './cashierContext.ts';
import { firstDepositPage, obstaclePage } from './obstaclePage.ts';
import { paymentForm } from './paymentForm.ts';
import { paymentPage } from './paymentPage.ts';
import { transactionList } from './transactionList.ts';

/** How often payments that wait for somebody else are asked about, in milliseconds. */
const askEveryMs = 2000;

/** Runs the cashier of one session in the document. `show` is what the window's rail asks for. */
export function runCashier(
  deps: Pick<CashierContext, 'session' | 'messages' | 'server' | 'amount' | 'window' | 'pause'>,
  first: CashierView,
): { show: (view: CashierView) => void } {
  const main = document.createElement('main');
  let shown: CashierView = first;
  let payment: PaymentResponse | null = null;
  let hasSeenTools = false;
  let isAsking = false;

  const cashierContext: CashierContext = {
    ...deps,
    go(view) {
      if (view !== shown) cashierContext.window.postEvent({ type: 'viewChanged', view });
      show(view);
    },
    showPayment(next) {
      payment = next;
      draw(paymentPage(cashierContext, next));
      void follow();
    },
    learn(news) {
      for (const changed of changedPayments(cashierContext.session.payments, news.payments))
        cashierContext.window.postEvent({ type: 'payment', ...changed, balances: news.balances });
      const hasDeposit = news.payments.some(({ direction, state }) => direction === 'deposit' && state === 'booked');
      cashierContext.session = {
        ...cashierContext.session,
        ...news,
        isFirstDeposit: cashierContext.session.isFirstDeposit && !hasDeposit,
      };
    },
  };

  function draw(view: HTMLElement): void {
    main.replaceChildren(view);
    window.scrollTo(0, 0);
    // Where the player is now is heard as well as seen, and a phone's keyboard stays away until a field is pressed.
    view.querySelector<HTMLElement>('h1')?.focus();
  }
  function show(view: CashierView): void {
    shown = view;
    payment = null;
    const { obstacles, isFirstDeposit } = cashierContext.session;
    if (view === 'transactions') return draw(transactionList(cashierContext));
    const direction = view === 'deposit' ? 'deposit' : 'withdrawal';
    const obstacle = obstacles[direction];
    if (obstacle !== null) return draw(obstaclePage(cashierContext, obstacle));
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

  /** Asks for news as long as a payment waits for somebody else, and shows them where they are looked at. */
  async function follow(): Promise<void> {
    if (isAsking) return;
    isAsking = true;
    while (cashierContext.session.payments.some((one) => isOpen(one))) {
      await cashierContext.pause(askEveryMs);
      const response = await cashierContext.server.list();
      if (response.ok) hear(response.value);
      else if (response.reason !== 'unreachable') break;
    }
    isAsking = false;
  }
  function hear(news: PaymentList): void {
    const hasChanged = changedPayments(cashierContext.session.payments, news.payments).length > 0;
    cashierContext.learn(news);
    if (!hasChanged) return;
    const looked = payment && news.payments.find(({ paymentId }) => paymentId === payment?.paymentId);
    if (looked && looked.state !== payment?.state) {
      payment = looked;
      draw(paymentPage(cashierContext, looked));
    } else if (shown === 'transactions' && payment === null) draw(transactionList(cashierContext));
  }

  document.body.replaceChildren(main);
  show(first);
  void follow();
  return { show };
}
