import { finalPaymentStates } from '@foyer/contract/payment';
import { settledPayment } from '@foyer/contract/settledPayment';
import type { SettledPayment } from '@foyer/contract/settledPayment';
import * as v from 'valibot';
import { trackInteraction } from '../../analytics/trackInteraction.browser.ts';
import { playerStore } from '../../domain/player/playerStore.ts';
import { siteStore } from '../../domain/site/siteStore.ts';
import { createFormats } from '../../i18n/formats.ts';
import { loadLazyMessages } from '../../i18n/lazyMessages.ts';
import type { Translate } from '../../i18n/messages.ts';
import type { Visit } from '../../market/visit.ts';
import { showToast } from '../../overlays/toasts.ts';
import { onHubMessage } from '../../realtime/hubEvents.ts';
import { refreshSessionSummary } from '../../session/sessionSummary.browser.ts';
import { persistentKeys } from '../../storage/persistentKeys.ts';
import { persistentStorage } from '../../storage/persistentStorage.browser.ts';
import { reportSettledPayment, setSettledPayments } from './reportSettledPayment.ts';
import { createSettledPayments } from './settledPayments.ts';
import { settledText } from './settledText.ts';

/** Resolves once the player can see this tab: a toast in a hidden tab would fade unseen. */
function visible(): Promise<void> {
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

async function exclusively(run: () => void): Promise<void> {
  const locks: LockManager | undefined = navigator.locks;
  if (locks === undefined) run();
  else await locks.request('foyer-settled-payments', run);
}

function markDeposited(): void {
  const { isLoggedIn, customerFlag } = playerStore.getState();
  if (isLoggedIn && !customerFlag.firstDepositComplete)
    playerStore.setState({ customerFlag: { ...customerFlag, firstDepositComplete: true } });
}

/**
 * BK-02: a payment that settles after its window closed is announced all the same: the hub says so at once, and the
 * session summary says so to a page that was not connected then.
 */
export const paymentsStart = {
  name: 'payments',
  when: 'atOnce' as const,
  start({ t, visit }: { t: Translate; visit: Visit }) {
    const { money } = createFormats(visit.locale);
    const showSettled = async (settled: SettledPayment) => {
      await loadLazyMessages(visit.culture, 'banking');
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
        exclusively,
        visible,
        userId: () => playerStore.getState().account?.core.userId ?? null,
        announce(settled) {
          trackInteraction({
            area: 'banking',
            action: 'payment',
            direction: settled.direction,
            payment: settled.payment,
          });
          // The open window shows it already.
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
      const { summary, isLoggedIn } = playerStore.getState();
      if (summary === null || !isLoggedIn) return;
      if (summary.hasDeposited === true) markDeposited();
      // Oldest first, as it happened.
      for (const settled of summary.settledPayments?.toReversed() ?? []) onSettled(settled);
    };
    const stopHub = onHubMessage((message) => {
      if (message.kind !== 'content' || message.topic !== 'payment') return;
      const read = v.safeParse(settledPayment, message.content);
      if (!read.success) return;
      onSettled(read.output);
      void refreshSessionSummary();
    });
    const stopSummary = playerStore.subscribe((state, before) => {
      if (state.summary !== before.summary || state.isLoggedIn !== before.isLoggedIn) reconcile();
    });
    reconcile();
    return () => {
      stopHub();
      stopSummary();
      setSettledPayments(null);
    };
  },
};
