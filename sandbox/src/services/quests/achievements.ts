import type { GamificationRules } from '@foyer/brands/market';
import { inEveryLanguage } from '@foyer/games/messages/inEveryLanguage';
import type { LocalText } from '../promotions/offers.ts';
import { questMessages, type QuestMessages } from './questMessages.ts';

/** A player's first completion of something. Announced once, without a reward. */
export interface Achievement {
  id: string;
  /** Topic of the achievement. Markets may exclude achievements about play. */
  about: 'play' | 'choice' | 'streak';
  title: LocalText;
}

const titleOf = (achievement: keyof QuestMessages['achievements']): LocalText =>
  inEveryLanguage((culture) => questMessages[culture].achievements[achievement]);

export const achievements = {
  firstWin: { id: 'first-win', about: 'play', title: titleOf('firstWin') },
  tenGames: { id: 'ten-games', about: 'play', title: titleOf('tenGames') },
  threeDays: { id: 'three-days', about: 'streak', title: titleOf('threeDays') },
  collector: { id: 'collector', about: 'choice', title: titleOf('collector') },
} as const satisfies Record<string, Achievement>;

export const allAchievements: readonly Achievement[] = Object.values(achievements);

/** UK9: markets that restrict incentives to play have no achievements for wins, streaks or numbers of games. */
export function mayUnlock({ about }: Achievement, { playAchievements, streaks }: GamificationRules): boolean {
  switch (about) {
    case 'play':
      return playAchievements;
    case 'streak':
      return streaks === 'celebrated';
    case 'choice':
      return true;
  }
}
