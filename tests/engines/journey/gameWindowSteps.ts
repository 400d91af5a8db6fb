import { until } from '../support/visit.ts';
import type { JourneyContext, JourneyStep } from './journeyStep.ts';

const bar = { css: '[role=toolbar]', name: 'Game bar' } as const;
const gameMenu = { role: 'button', name: 'Game menu' } as const;

const closeMenu = ({ visit }: JourneyContext) =>
  visit.press({ role: 'button', name: 'Close', within: { role: 'dialog' } });

/** What the window around the game offers. */
export const gameWindowSteps: readonly JourneyStep[] = [
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
      }
      const panel = device === 'phone' ? ({ role: 'dialog', name: 'Games' } as const) : { css: 'aside' };
      await visit.press({ role: 'button', name: 'Slots', within: panel });
      const before = await visit.page.run(() => location.pathname, null);
      await visit.press({ css: 'li a[href*="/game/"]', within: panel });
      await until('another game opens', async () => (await visit.page.run(() => location.pathname, null)) !== before);
      await visit.untilShown({ css: 'main' }, 'game');
    },
  },
];
