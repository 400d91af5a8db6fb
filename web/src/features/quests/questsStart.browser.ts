import { tellInteraction } from '../../analytics/tellInteraction.browser.ts';
import { showToast } from '../../overlays/toasts.ts';
import { hearHub } from '../../realtime/hubWords.ts';
import { afterLogout } from '../../session/sessionEvents.ts';
import { tabStorage } from '../../storage/browserStorage.browser.ts';
import { storedKeys } from '../../storage/storedKeys.ts';
import { addAchievement, addStreak, forgetMoments, ownStreak } from './moments.ts';
import { forgetQuests } from './questsStore.ts';

/** Hears streaks, achievements and plain messages before anybody can show them: the hub says each once (QU-03, QU-05). */
export const questsStart = {
  name: 'quests',
  when: 'atOnce' as const,
  start() {
    const stops = [
      hearHub((word) => {
        if (word.kind === 'streak') {
          const streak = ownStreak(word, tabStorage.get(storedKeys.milestoneUserId));
          if (streak !== null) addStreak(streak);
        }
        if (word.kind === 'achievement') addAchievement(word.title);
        if (word.kind === 'plain') {
          showToast(word.title, 'info');
          tellInteraction({ area: 'quests', action: 'inGameMessaging', campaignId: null });
        }
      }),
      afterLogout(() => {
        forgetMoments();
        forgetQuests();
      }),
    ];
    return () => stops.forEach((stop) => stop());
  },
};
