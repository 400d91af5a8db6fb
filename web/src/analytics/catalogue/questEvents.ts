import type { EntriesOf } from '../catalogueEntry.ts';

const quest = { eventDetail: 'campaignId' } as const;

/** Quests, and what the hub tells a player by itself. */
export const questEvents: EntriesOf<'quests' | 'loginStreak'> = {
  'quests.panel': { type: 'interaction', when: 'The panel of quests comes up.' },
  'quests.questSelect': { type: 'interaction', when: 'A quest is chosen in the panel.', fills: quest },
  'quests.claimReward': { type: 'interaction', when: 'The button to claim a reward is pressed.', fills: quest },
  'quests.gameLaunch': { type: 'interaction', when: 'A game is chosen in the panel of quests.', fills: quest },
  'quests.terms': { type: 'interaction', when: 'The terms of all quests are opened.' },
  'quests.back': { type: 'interaction', when: 'The way back to the list of quests is chosen.', fills: quest },
  'quests.achievementToast': { type: 'system_message', when: 'An achievement is shown.' },
  'quests.inGameMessaging': { type: 'system_message', when: 'A plain message of the hub is shown.' },
  'loginStreak.toast': {
    type: 'system_message',
    when: 'The toast of days in a row comes up.',
    fills: { eventDetail: 'days' },
  },
  'loginStreak.celebration': {
    type: 'system_message',
    when: 'The window that celebrates days in a row comes up.',
    fills: { eventDetail: 'days' },
  },
};
