import { expect } from '@playwright/test';
import { expectDialog, type Screen, type ScreenContext } from './screen.ts';

/** Sends an event over the hub connection of the page's player, once it is open. */
async function sendHubEvent({ sandbox, player }: ScreenContext, argument: unknown): Promise<void> {
  const userId = player?.userId ?? 0;
  await expect
    .poll(async () => (await sandbox.hub({ userId, emit: { event: 'ReceiveMessage', arguments: [argument] } })).reached)
    .toBe(1);
}

/** A toast stays while the pointer is on it. */
async function holdToast({ page }: ScreenContext, words: string): Promise<void> {
  const toast = page.getByRole('status').filter({ hasText: words });
  await toast.hover();
  await expect(toast).toBeVisible();
}

/** Notices that the product shows by itself. */
export const noticeScreens: readonly Screen[] = [
  {
    name: 'notice-toast',
    path: '/help',
    isPlayer: true,
    async prepare(context) {
      await sendHubEvent(context, { title: 'The lobby has a new section of studios.' });
      await holdToast(context, 'The lobby has a new section of studios.');
    },
  },
  {
    name: 'notice-streak',
    path: '/help',
    isPlayer: true,
    async prepare(context) {
      await sendHubEvent(context, { title: '', streakCount: 5, userId: context.player?.userId });
      await holdToast(context, '5');
    },
  },
  {
    name: 'notice-low-balance',
    path: '/help',
    isPlayer: true,
    async prepare(context) {
      const { page, sandbox, player } = context;
      const seen = (minor: number) =>
        expect
          .poll(() => page.evaluate(() => sessionStorage.getItem('balanceSeen')))
          .toMatch(new RegExp(`\\b${minor}\\b`));
      await seen(100_000);
      await sandbox.balances({ userId: player?.userId ?? 0, amount: -99_800 });
      await page.reload();
      await expectDialog(context);
    },
  },
  {
    name: 'notice-restricted-country',
    path: '/help',
    isPlayer: true,
    country: 'BV',
    prepare: expectDialog,
  },
];
