import { until } from '../support/visit.ts';
import type { JourneyContext, JourneyStep } from './journeyStep.ts';

const banking = { role: 'dialog', name: 'Banking' } as const;

/** Waits until the ledger has an entry of a kind. */
const untilBooked = ({ stack, player }: JourneyContext, kind: string) =>
  until(`${kind} is booked`, async () => {
    const { history = [] } = await stack.sandbox.books({ userId: player.userId });
    return (history as { kind: string }[]).some((entry) => entry.kind === kind);
  });

/** Payments in the cashier's frame. */
export const cashierSteps: readonly JourneyStep[] = [
  {
    name: 'deposit',
    async run(context) {
      const { visit, site, capture } = context;
      await visit.open(`${site}/help`);
      await visit.press({ role: 'button', name: 'Deposit', within: { css: 'header' } });
      await visit.press({ role: 'button', name: 'Continue to deposit' }, 'cashier');
      await visit.type({ role: 'textbox', begins: 'Amount to deposit' }, '20', 'cashier');
      await capture('cashier');
      await visit.press({ role: 'button', begins: 'Deposit €20.00' }, 'cashier');
      await visit.untilShown({ role: 'heading', name: 'Deposit complete' }, 'cashier');
      await untilBooked(context, 'deposit');
    },
  },
  {
    name: 'withdrawal',
    async run(context) {
      const { visit } = context;
      await visit.press({ role: 'button', name: 'Withdraw', within: banking });
      await visit.type({ role: 'textbox', begins: 'Amount to withdraw' }, '30', 'cashier');
      await visit.press({ role: 'button', begins: 'Withdraw €30.00' }, 'cashier');
      await visit.untilShown({ role: 'heading', name: 'Withdrawal under review' }, 'cashier');
      await visit.press({ role: 'button', name: 'Close', within: banking });
      await visit.untilHidden(banking);
    },
  },
];
