import { expect } from '@playwright/test';
import type { Screen } from './screen.ts';

/** The sandbox's control room, which has one language and no brand. */
export const controlRoomScreens: readonly Screen[] = ['', '/content'].map((path) => ({
  name: path === '' ? 'control-room' : 'control-room-content',
  path: '/help',
  isPlayer: false,
  onlyOn: 'regency-en',
  async prepare({ page, platformPort }) {
    await page.goto(`http://localhost:${platformPort}/control${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  },
}));
