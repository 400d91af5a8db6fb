import { startSession } from '../session/sessionStart.browser.ts';
import type { StartItem } from './startItem.browser.ts';

/** The session comes after the stored state, which it corrects, and after those who listen to it. */
export const session: StartItem = { name: 'session', when: 'atOnce', start: startSession };
