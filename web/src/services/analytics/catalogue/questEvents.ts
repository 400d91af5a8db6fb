import type { EntriesOf } from '../catalogueEntry.ts';

const quest = { eventDetail: 'campaignId' } as const;

/** Events of quests and login streaks. */
export const questEvents: EntriesOf<'quests' | 'loginStreak'> = {
  'quests.panel': { type: 'interaction', when: 'The panel of quests opens.' },
  'quests.questSelect': { type: 'interaction', when: 'A quest is chosen in the panel.', fills: quest },
  'quests.claimReward': { type: 'interaction', when: 'The button to claim a reward is pressed.', fills: quest },
  'quests.gameLaunch': { type: 'interaction', when: 'A game is chosen in the panel of quests.', fills: quest },
  'quests.terms': { type: 'interaction', when: 'The terms of all quests are opened.' },
  'quests.back': { type: 'interaction', when: 'The link back to the list of quests is pressed.', fills: quest },
  'quests.achievementToast': { type: 'system_message', when: 'An achievement appears.' },
  'quests.inGameMessaging': { type: 'system_message', when: 'A plain message of the hub appears.' },
  'loginStreak.toast': {
    type: 'system_message',
    when: 'The toast of a login streak appears.',
    fills: { eventDetail: 'days' },
  },
  'loginStreak.celebration': {
    type: 'system_message',
    when: 'The celebration of a login streak opens.',
    fills: { eventDetail: 'days' },
  },
};
