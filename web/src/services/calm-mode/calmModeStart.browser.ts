import { onLogout } from '../session/sessionEvents.ts';
import { followCalmMode, forgetAccount } from './calmMode.browser.ts';

/** Applies the browser's choice of calm mode, and returns to it at the end of a session. */
export const calmModeStart = {
  name: 'calm mode',
  when: 'atOnce' as const,
  start() {
    const stops = [followCalmMode(), onLogout(forgetAccount)];
    return () => stops.forEach((stop) => stop());
  },
};
