import { finalPaymentStates } from '@foyer/contract/payment';
import { reversed } from '@foyer/contract/reversed';
import { settledPayment } from '@foyer/contract/settledPayment';
import type { SettledPayment } from '@foyer/contract/settledPayment';
import * as v from 'valibot';
import { siteStore } from '../../domain/site/siteStore.ts';
import { createFormats } from '../../i18n/formats.ts';
import { loadLazyMessages } from '../../i18n/loadLazyMessages.ts';
import type { Translate } from '../../i18n/messages.ts';
import { trackInteraction } from '../../services/analytics/trackInteraction.browser.ts';
import type { Visit } from '../../services/market/visit.ts';
import { showToast } from '../../services/overlays/toasts.ts';
import { isPlayer } from '../../services/player/isPlayer.ts';
import { playerStore } from '../../services/player/playerStore.ts';
import { onHubMessage } from '../../services/realtime/hubEvents.ts';
import { onLogin } from '../../services/session/sessionEvents.ts';
import { refreshSessionSummary } from '../../services/session/sessionSummary.browser.ts';
import { persistentKeys } from '../../services/storage/persistentKeys.ts';
import { persistentStorage } from '../../services/storage/persistentStorage.browser.ts';
import { reportSettledPayment, setSettledPayments } from './reportSettledPayment.ts';
import { createSettledPayments } from './settledPayments.ts';
import { settledText } from './settledText.ts';

/** Resolves once this tab is visible: a toast in a hidden tab would fade unseen. */
function whenVisible(): Promise<void> {
  if (!document.hidden) return Promise.resolve();
  return new Promise((resolve) => {
    const onChange = () => {
      if (document.hidden) return;
      document.removeEventListener('visibilitychange', onChange);
      resolve();
    };
    document.addEventListener('visibilitychange', onChange);
  });
}

async function runExclusively(run: () => void): Promise<void> {
  const locks: LockManager | undefined = navigator.locks;
  if (locks === undefined) run();
  else await locks.request('foyer-settled-payments', run);
}

function markDeposited(): void {
  const { customerFlag } = playerStore.getState();
  if (isPlayer() && !customerFlag.firstDepositComplete)
    playerStore.setState({ customerFlag: { ...customerFlag, firstDepositComplete: true } });
}

/**
 * BK-02: announces payments that settle after the cashier window closed. Connected pages learn of them from the hub,
 * reconnecting pages from the session summary.
 */
export const paymentsStart = {
  name: 'payments',
  when: 'atOnce' as const,
  start({ t, visit }: { t: Translate; visit: Visit }) {
    const { money } = createFormats(visit.locale);
    const showSettled = async (settled: SettledPayment) => {
      await loadLazyMessages(visit.culture, 'cashier');
      const { text, type } = settledText(settled);
      showToast(
        t(text, {
          amount: money(settled.payment.amount, settled.currencyIsoCode),
          number: settled.payment.transactionNumber,
        }),
        type,
      );
    };
    setSettledPayments(
      createSettledPayments({
        read: () => persistentStorage.get(persistentKeys.announcedPayments),
        write: (text) => void persistentStorage.set(persistentKeys.announcedPayments, text),
        runExclusively,
        whenVisible,
        userId: () => playerStore.getState().account?.core.userId ?? null,
        announce(settled) {
          trackInteraction({
            area: 'banking',
            action: 'payment',
            direction: settled.direction,
            payment: settled.payment,
          });
          // An open cashier window already shows the payment.
          if (!siteStore.getState().bankingModal.show) void showSettled(settled).catch(() => undefined);
        },
      }),
    );
    const onSettled = (settled: SettledPayment) => {
      if (!finalPaymentStates.includes(settled.payment.status_1)) return;
      if (settled.direction === 'deposit' && settled.payment.status_1 === 'booked') markDeposited();
      reportSettledPayment(settled);
    };
    const reconcile = () => {
      const { summary } = playerStore.getState();
      if (summary === null || !isPlayer()) return;
      if (summary.hasDeposited === true) markDeposited();
      // Oldest first.
      for (const settled of reversed(summary.settledPayments ?? [])) onSettled(settled);
    };
    const stopHub = onHubMessage((message) => {
      if (message.kind !== 'content' || message.topic !== 'payment') return;
      const read = v.safeParse(settledPayment, message.content);
      if (!read.success) return;
      onSettled(read.output);
      void refreshSessionSummary();
    });
    const stopSummary = playerStore.subscribe(({ summary }, before) => {
      if (summary !== before.summary) reconcile();
    });
    const stopLogin = onLogin(reconcile);
    return () => {
      stopHub();
      stopSummary();
      stopLogin();
      setSettledPayments(null);
    };
  },
};
