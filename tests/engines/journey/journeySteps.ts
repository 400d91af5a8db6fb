import { until, type Visit } from '../support/visit.ts';
import { gameSteps } from './gameSteps.ts';
import type { JourneyStep, JourneyContext } from './journeyStep.ts';
import { playerSteps } from './playerSteps.ts';
import { logOutStep, visitorSteps } from './visitorSteps.ts';

const language = (visit: Visit) => visit.page.run(() => document.documentElement.lang, null);
const path = (visit: Visit) => visit.page.run(() => location.pathname, null);

const historyStep: JourneyStep = {
  name: 'history back and forward',
  async run({ visit, site }) {
    await visit.open(`${site}/`);
    await visit.untilShown({ css: '[role=tablist]' });
    await visit.press({ css: 'a[href="/promotions"]' });
    await until('the promotions open', async () => (await path(visit)) === '/promotions');
    await visit.page.back();
    await until('the lobby is back', async () => (await path(visit)) === '/');
    await visit.untilShown({ css: '[role=tablist]' });
    await visit.page.forward();
    await until('the promotions are back', async () => (await path(visit)) === '/promotions');
    await visit.untilShown({ role: 'heading' });
  },
};

/** Regency alone has two languages in this market. */
const languageStep: JourneyStep = {
  name: 'language',
  async run({ visit, stack, site }) {
    const address = stack.siteOf('regency');
    await visit.open(`${address}/help`);
    // Each site asks for its cookies, and the card may come while the finger is on its way to the footer.
    if (site !== address) await visit.press({ role: 'button', name: 'Reject all' });
    await choose(visit, '中文', 'zh-CN');
    await visit.untilText('h1', (text) => /[\u4e00-\u9fff]/.test(text));
    await choose(visit, 'English', 'en-GB');
  },
};

/** The page loads again in the other language. */
async function choose(visit: Visit, name: string, lang: string): Promise<void> {
  await visit.press({ role: 'button', name, within: { css: 'footer' } });
  await until(`the page has the language ${lang}`, async () => (await language(visit)) === lang);
  await visit.untilStarted();
}

const bar = { css: '[role=toolbar]', name: 'Game bar' } as const;
const gameMenu = { role: 'button', name: 'Game menu' } as const;

const closeMenu = ({ visit }: JourneyContext) =>
  visit.press({ role: 'button', name: 'Close', within: { role: 'dialog' } });

/** What the window around the game offers. */
const gameWindowSteps: readonly JourneyStep[] = [
  {
    name: 'favourite',
    async run(context) {
      const { visit, device } = context;
      if (device === 'phone') await visit.press(gameMenu);
      const within = device === 'phone' ? ({ role: 'dialog' } as const) : bar;
      await visit.press({ css: 'button[aria-pressed=false]', begins: 'Favourite', within });
      await visit.untilShown({ css: 'button[aria-pressed=true]', begins: 'Favourite', within });
      if (device === 'phone') await closeMenu(context);
    },
  },
  {
    name: 'game panel',
    async run({ visit, device }) {
      if (device === 'phone') {
        await visit.press(gameMenu);
        await visit.press({ role: 'button', name: 'All', within: { role: 'dialog' } });
      } else await visit.press({ role: 'button', name: 'Show the games panel' });
      const panel = device === 'phone' ? ({ role: 'dialog', name: 'Games' } as const) : { css: 'aside' };
      await visit.press({ role: 'button', name: 'Slots', within: panel });
      const before = await visit.page.run(() => location.pathname, null);
      await visit.press({ css: 'li a[href*="/game/"]', within: panel });
      await until('another game opens', async () => (await visit.page.run(() => location.pathname, null)) !== before);
      await visit.untilShown({ css: 'main' }, 'game');
    },
  },
];

const banking = { role: 'dialog', name: 'Banking' } as const;

/** Waits until the ledger has an entry of a kind. */
const untilBooked = ({ stack, player }: JourneyContext, kind: string) =>
  until(`${kind} is booked`, async () => {
    const { history = [] } = await stack.sandbox.books({ userId: player.userId });
    return (history as { kind: string }[]).some((entry) => entry.kind === kind);
  });

/** Payments in the cashier's frame. */
const cashierSteps: readonly JourneyStep[] = [
  {
    name: 'deposit',
    async run(context) {
      const { visit, site, capture } = context;
      await visit.open(`${site}/help`);
      await visit.press({ role: 'button', name: 'Deposit', within: { css: 'header' } });
      await visit.press({ role: 'button', name: 'Continue' }, 'cashier');
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

/** The journey of every engine and size, in its order. */
export const journeySteps: readonly JourneyStep[] = [
  ...visitorSteps,
  ...gameSteps,
  ...gameWindowSteps,
  ...cashierSteps,
  ...playerSteps,
  historyStep,
  logOutStep,
  languageStep,
];
