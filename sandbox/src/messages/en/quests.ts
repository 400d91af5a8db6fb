import type { campaignUnits } from '@foyer/contract/campaigns';

export interface QuestTexts {
  title: string;
  summary: string;
  rewardText: string;
}

/** Texts and terms of quests and achievements. Amounts arrive as finished text; `{amount}` and `{game}` are filled in later. */
export interface QuestMessages {
  quests: Readonly<Record<'fiveFavourites' | 'twoTables' | 'tenQuietRounds', QuestTexts>>;
  /** Themes of the quests for three games. */
  themes: Readonly<Record<'gem' | 'ocean' | 'space', string>>;
  threeGames(theme: string): QuestTexts;
  achievements: Readonly<Record<'firstWin' | 'tenGames' | 'threeDays' | 'collector', string>>;
  eligibility(facts: { minimumAge: number; ends: string }): string;
  counting: Readonly<Record<(typeof campaignUnits)[number], string>>;
  claim(daysToClaim: number): string;
  badge: string;
  freeSpins(facts: { stake: string; game: string; daysToPlay: number }): string;
  bonus(facts: { amount: string; total: string; times: number; daysToPlay: number }): string;
  optional: string;
}

export const messages: QuestMessages = {
  quests: {
    fiveFavourites: {
      title: 'Five favourites',
      summary: 'Add five games to your favourites so that you can find them again. You do not have to play.',
      rewardText: 'Profile badge: Collector',
    },
    twoTables: {
      title: 'Try two table games',
      summary:
        'Play one round in each of two different table games without a live dealer. The rules differ, so read them first.',
      rewardText: 'Table bonus of {amount}',
    },
    tenQuietRounds: {
      title: 'Ten slot rounds',
      summary: 'Play ten rounds on any slots, at any pace and stake.',
      rewardText: '5 free spins on {game}',
    },
  },
  themes: { gem: 'jewel', ocean: 'ocean', space: 'space' },
  threeGames: (theme) => ({
    title: `Try three ${theme} games`,
    summary: `Play one round in each of three different ${theme} slots. The smallest stake counts as much as the largest.`,
    rewardText: '10 free spins on {game}',
  }),
  achievements: {
    firstWin: 'First win',
    tenGames: 'Ten games tried',
    threeDays: 'Three days in a row',
    collector: 'Collector',
  },
  eligibility: ({ minimumAge, ends }) =>
    `For players aged ${minimumAge} or over. Ends ${ends}. A new quest then starts.`,
  counting: {
    games: 'Each game counts once, however often you play it. Free spins do not count.',
    rounds: 'Each finished round counts once, whatever its stake. Free spins do not count.',
    hearts: 'Each game counts once. Removing a favourite later does not change your progress.',
  },
  claim: (daysToClaim) => `You can claim the reward once, within ${daysToClaim} days of finishing the quest.`,
  badge: 'The badge has no cash value.',
  freeSpins: ({ stake, game, daysToPlay }) =>
    `Each free spin is worth ${stake} on ${game} and costs nothing. Winnings are yours at once, without wagering. Play them within ${daysToPlay} days of claiming.`,
  bonus: ({ amount, total, times, daysToPlay }) =>
    `The bonus is ${amount}. It becomes yours when you have staked ${total} (${times} times) on table games within ${daysToPlay} days. Otherwise it is removed. Your own money is never tied up.`,
  optional:
    'Taking part is optional. If you take a break, you keep the rewards you earned. Each shows the last day to claim it.',
};
