import { trackInteraction } from '../../analytics/trackInteraction.browser.ts';
import { knownAccess } from '../../domain/player/knownAccess.ts';
import type { Visit } from '../../market/visit.ts';
import { showToast } from '../../overlays/toasts.ts';
import { onHubMessage } from '../../realtime/hubEvents.ts';
import { onLogout } from '../../session/sessionEvents.ts';
import { tabStorage } from '../../storage/browserStorage.browser.ts';
import { storedKeys } from '../../storage/storedKeys.ts';
import { addAchievement, addStreak, clearCelebrations, ownStreak } from './celebrations.ts';
import { forgetQuests } from './questsStore.ts';

/** Hears streaks, achievements and plain messages before anybody can show them: the hub says each once (QU-03, QU-05). */
export const questsStart = {
  name: 'quests',
  when: 'atOnce' as const,
  start({ page }: { page: { getState(): { readonly visit: Visit } } }) {
    const stops = [
      onHubMessage((message) => {
        // The hub does not know of restrictions; nothing that invites to play may come up during one.
        if (knownAccess(page.getState().visit) === 'restricted') return;
        if (message.kind === 'streak') {
          const streak = ownStreak(message, tabStorage.get(storedKeys.milestoneUserId));
          if (streak !== null) addStreak(streak);
        }
        if (message.kind === 'achievement') addAchievement(message.title);
        if (message.kind === 'plain') {
          showToast(message.title, 'info');
          trackInteraction({ area: 'quests', action: 'inGameMessaging', campaignId: null });
        }
      }),
      onLogout(() => {
        clearCelebrations();
        forgetQuests();
      }),
    ];
    return () => stops.forEach((stop) => stop());
  },
};
