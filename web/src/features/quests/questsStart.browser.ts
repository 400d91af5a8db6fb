import { trackInteraction } from '../../services/analytics/trackInteraction.browser.ts';
import { mayCelebrate } from '../../services/dial/mayCelebrate.browser.ts';
import type { Visit } from '../../services/market/visit.ts';
import { showNews } from '../../services/overlays/toasts.ts';
import { currentAccess } from '../../services/player/currentAccess.ts';
import { onHubMessage } from '../../services/realtime/hubEvents.ts';
import { onLogout } from '../../services/session/sessionEvents.ts';
import { tabStorage } from '../../services/storage/browserStorage.browser.ts';
import { storedKeys } from '../../services/storage/storedKeys.ts';
import { addAchievement, addStreak, clearCelebrations, ownStreak } from './celebrations.ts';
import { forgetQuests } from './questsStore.ts';

/**
 * Stores streaks, achievements and plain messages before the page can show them: the hub sends each once (QU-03,
 * QU-05). At a still step of the dial they are dropped; the record in the quests panel has them.
 */
export const questsStart = {
  name: 'quests',
  needs: 'campaigns' as const,
  when: 'atOnce' as const,
  start({ page }: { page: { getState(): { readonly visit: Visit } } }) {
    const stops = [
      onHubMessage((message) => {
        // The hub does not know restrictions; a restricted player must see no invitation to play.
        if (currentAccess(page.getState().visit) === 'restricted' || !mayCelebrate('full')) return;
        if (message.kind === 'streak') {
          const streak = ownStreak(message, tabStorage.get(storedKeys.milestoneUserId));
          if (streak !== null) addStreak(streak);
        }
        if (message.kind === 'achievement') addAchievement(message.title);
        if (message.kind === 'plain') {
          showNews(message.title);
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
