import { onLogout } from '../session/sessionEvents.ts';
import { followDial, forgetAccount } from './dial.browser.ts';

/** Applies the browser's step of the dial, and returns to it at the end of a session. */
export const dialStart = {
  name: 'dial',
  when: 'atOnce' as const,
  start() {
    const stops = [followDial(), onLogout(forgetAccount)];
    return () => stops.forEach((stop) => stop());
  },
};
