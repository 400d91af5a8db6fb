import { cashierScreens } from './cashierScreens.ts';
import { controlRoomScreens } from './controlRoomScreens.ts';
import { gameScreens } from './gameScreens.ts';
import { noticeScreens } from './noticeScreens.ts';
import { overlayScreens } from './overlayScreens.ts';
import { pageScreens } from './pageScreens.ts';
import { portalScreens } from './portalScreens.ts';
import type { Screen } from './screen.ts';

/** Every screen that has reference screenshots. */
export const screens: readonly Screen[] = [
  ...pageScreens,
  ...overlayScreens,
  ...noticeScreens,
  ...cashierScreens,
  ...portalScreens,
  ...gameScreens,
  ...controlRoomScreens,
];
