import { followConsent, isAllowed } from '../../services/consent/consentState.browser.ts';
import { forgetFullStory } from '../../services/telemetry/forgetFullStory.browser.ts';
import type { StartItem } from './startItems.browser.ts';

/** TE-05: records the session where configured, after the visitor consented. Replay never counts as necessary. */
export const replay: StartItem = {
  name: 'replay',
  when: 'idle',
  start({ visit: { replay: choice } }) {
    if (choice === null) return undefined;
    let stop: (() => void) | undefined;
    let hasBegun = false;
    const follow = () => {
      if (hasBegun) return;
      if (!isAllowed('C0002')) return choice === 'collector' ? undefined : forgetFullStory();
      hasBegun = true;
      void import('./startReplay.browser.ts').then(
        ({ startReplay }) => (stop = startReplay(choice)),
        // The next consent tries again.
        () => (hasBegun = false),
      );
    };
    const unfollow = followConsent(follow);
    follow();
    return () => {
      unfollow();
      stop?.();
    };
  },
};
