import type { GamificationRules } from '@foyer/brands/market';
import type { LocalText } from '../promotions/offerText.ts';

/** Something that a player has done for the first time. It is told once, and nothing hangs on it. */
export interface Achievement {
  id: string;
  /** What it is about: markets may keep those about play away. */
  about: 'play' | 'choice' | 'streak';
  title: LocalText;
}

export const achievements = {
  firstWin: { id: 'first-win', about: 'play', title: { en: 'First win', zh: '首次赢奖' } },
  tenGames: { id: 'ten-games', about: 'play', title: { en: 'Ten games tried', zh: '尝试十款游戏' } },
  threeDays: { id: 'three-days', about: 'streak', title: { en: 'Three days in a row', zh: '连续三天' } },
  collector: { id: 'collector', about: 'choice', title: { en: 'Collector', zh: '收藏家' } },
} as const satisfies Record<string, Achievement>;

export const allAchievements: readonly Achievement[] = Object.values(achievements);

/** UK9: where play may not be pushed, neither wins nor days nor numbers of games are something to achieve. */
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
