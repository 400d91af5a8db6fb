import { until } from '../support/visit.ts';
import type { JourneyContext, JourneyStep } from './journeyStep.ts';

const panel = { role: 'dialog', name: 'My play' } as const;

async function openMyPlay({ visit }: JourneyContext): Promise<void> {
  await visit.press({ css: 'a[href$="#my-play"]' });
  await visit.untilShown({ css: '#limits', within: panel });
}

/** The browser lists a request when its response has ended. */
const hasLoaded = (path: string): boolean =>
  performance.getEntriesByType('resource').some(({ name }) => name.endsWith(path));

/** Moves the beginning of the session in this tab, and loads the page again. */
function shiftSessionStart(minutes: number): void {
  const stored = sessionStorage.getItem('Player') ?? '';
  const earlier = (start: string) => new Date(Date.parse(start) - minutes * 60_000).toISOString();
  sessionStorage.setItem(
    'Player',
    stored.replaceAll(/("sessionStartTime":")([^"]+)/g, (_all, key: string, start: string) => key + earlier(start)),
  );
}

/** What concerns the player: messages, limits, reality check and the account portal. */
export const playerSteps: readonly JourneyStep[] = [
  {
    name: 'message from the hub',
    async run({ visit, stack, player }) {
      const publish = async (content: Record<string, unknown>) =>
        (await stack.sandbox.messages({ publish: { userId: player.userId, topic: 'xeniaAdvert', content } }))
          .published[0]?.connections;
      // Without content nothing is shown.
      await until('the page is connected', async () => (await publish({})) === 1);
      await publish({ title: 'New this week' });
      const card = { css: '[role=status] article' };
      const appBand = { role: 'button', name: 'Close', within: { css: 'aside' } } as const;
      await until('the message is shown', async () => {
        const hasArrived = await visit.isShown({ role: 'heading', name: 'New this week', within: card });
        // The offer of the app comes first on some phones, and the message waits behind it.
        if (!hasArrived) await visit.page.press(appBand);
        return hasArrived;
      });
      await visit.press({ role: 'button', name: 'Close', within: card });
      await visit.untilHidden(card);
    },
  },
  {
    name: 'dial',
    async run({ visit, capture }) {
      const name = 'Calm to lively';
      const dial = { role: 'dialog', name } as const;
      await visit.press({ role: 'button', name, within: { css: 'header' } });
      await visit.press({ role: 'radio', name: 'Calm', within: dial });
      await visit.untilShown({ css: ':root[data-calm]' });
      await capture('dial');
      await visit.press({ role: 'radio', name: 'Lively', within: dial });
      await visit.untilHidden({ css: ':root[data-calm]' });
      await visit.press({ role: 'button', name: 'Close', within: dial });
      await visit.untilHidden(dial);
    },
  },
  {
    name: 'limit',
    async run(context) {
      const { visit, capture } = context;
      await openMyPlay(context);
      await capture('my play');
      await visit.press({ role: 'button', name: 'Set Deposit limit for 24 hours', within: panel });
      await visit.type({ role: 'textbox', within: panel }, '50');
      await visit.press({ role: 'button', name: 'Save', within: panel });
      await visit.untilShown({ role: 'button', name: 'Change Deposit limit for 24 hours', within: panel });
    },
  },
  {
    name: 'reality check',
    async run({ visit }) {
      await visit.press({ role: 'radio', name: 'Every 15 minutes', within: panel });
      await until('the interval is stored', () => visit.page.run(hasLoaded, '/api/protection/reminder'));
      await visit.page.key('Escape');
      await visit.page.run(shiftSessionStart, 16);
      await visit.page.reload();
      const check = { role: 'dialog', name: 'Reality check' } as const;
      await visit.press({ role: 'button', name: 'Continue', within: check });
      await visit.untilHidden(check);
    },
  },
  {
    name: 'account portal',
    async run(context) {
      const { visit, site } = context;
      await openMyPlay(context);
      await visit.press({ role: 'button', name: 'Download or delete your data', within: panel });
      await until('the portal opens', () => visit.page.enterWindow());
      await visit.untilShown({ role: 'heading', name: 'Your data' });
      await visit.untilShown({ role: 'link', name: 'Back to site', css: `[href="${site}/"]` });
      await visit.page.leaveWindow();
      await visit.page.key('Escape');
      await visit.untilHidden(panel);
    },
  },
  {
    name: 'replay of a round',
    async run(context) {
      const { visit, capture } = context;
      const history = { role: 'dialog', name: 'History' } as const;
      await openMyPlay(context);
      await visit.press({ role: 'button', name: 'Game and transaction history', within: panel });
      await visit.press({ css: '[aria-label$="How this round was decided"]', within: history });
      await visit.press({ role: 'button', name: 'Watch this round again', within: history });
      await visit.untilText('.replay-agrees', (text) => text.includes('Computed again'), 'replay');
      await capture('replay');
      await visit.press({ role: 'button', name: 'Close', within: history });
      await visit.untilHidden(history);
    },
  },
];
