import { expect } from '@playwright/test';
import type { Screen } from './screen.ts';

interface ControlRoomPage {
  name: string;
  path: string;
  heading: string;
  colorScheme: 'dark' | 'light';
}

const pages: readonly ControlRoomPage[] = [
  { name: 'control-room', path: '', heading: 'Incoming events', colorScheme: 'dark' },
  { name: 'control-room-content', path: '/content', heading: 'Content', colorScheme: 'dark' },
  { name: 'control-room-light', path: '', heading: 'Incoming events', colorScheme: 'light' },
  { name: 'control-room-flags', path: '/flags', heading: 'Flags', colorScheme: 'light' },
];

/** The sandbox's control room, which has one language and no brand, in both colour schemes. */
export const controlRoomScreens: readonly Screen[] = pages.map(({ name, path, heading, colorScheme }) => ({
  name,
  path: '/help',
  isPlayer: false,
  onlyOn: 'regency-en',
  async prepare({ page, platformPort }) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.goto(`http://localhost:${platformPort}/control${path}`);
    await expect(page.getByRole('heading', { name: heading, exact: true })).toBeVisible();
  },
}));
