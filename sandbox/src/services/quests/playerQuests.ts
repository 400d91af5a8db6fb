import type { Market, MarketRules } from '@foyer/brands/market';
import { restOfWorldRules } from '@foyer/brands/market';
import type { Campaign, FreeSpins, Reward, UserStatistics } from '@foyer/contract/campaigns';
import type { Culture } from '@foyer/contract/ids';
import type { Catalogue, CatalogueGame } from '@foyer/games/catalogue/catalogue';
import type { RoundObserver } from '@foyer/games/engines/roundObserver';
import { allRows, change, firstRow, inTransaction } from '../../kernel/database.ts';
import type { SandboxContext } from '../../kernel/module.ts';
import type { Bonuses } from '../promotions/bonuses.ts';
import { offerPeriod } from '../promotions/offers.ts';
import { achievements } from './achievements.ts';
import type { FreeSpinGrants } from './freeSpinGrants.ts';
import type { PlayerNews } from './playerNews.ts';
import { countsGame, daysToClaim, questById, questsOf } from './quests.ts';
import type { Quest } from './quests.ts';
import { fillQuestText, questTerms } from './questTerms.ts';

const dayMs = 86_400_000;
/** Days for which the list shows earned rewards. The ledger keeps them permanently. */
const listedDays = 60;
const shownGames = 6;

/** The participating player. An unknown market has rest-of-world rules. */
export interface Participant {
  userId: number;
  brandId: string;
  market: Market | null;
  currencyIsoCode: string;
}

export type ClaimResult =
  | { claimed: true; reward: Reward; freeSpins: FreeSpins | null }
  | { claimed: false; reason: 'unknown' | 'expired' };

export interface PlayerQuests {
  list(participant: Participant, culture: Culture): Campaign[];
  rewards(participant: Participant, culture: Culture): Reward[];
  freeSpins(userId: number): FreeSpins[];
  /** Grants an earned reward once. Repeated claims return the same result. */
  claim(participant: Participant, rewardId: number, culture: Culture): ClaimResult;
  statistics(participant: Participant & { loginStreak: number }, culture: Culture): UserStatistics;
  /** Counts rounds played with the player's own stake. */
  readonly observer: RoundObserver;
  favouriteAdded(userId: number, gameGroupId: number): void;
}

interface RewardRow {
  id: number;
  campaign_id: string;
  period_start: number;
  earned_at: number;
  claim_before: number;
  claimed_at: number | null;
}

export function createPlayerQuests(
  { database, clock }: Pick<SandboxContext, 'database' | 'clock'>,
  {
    catalogue,
    bonuses,
    grants,
    news,
    participantOf,
  }: {
    catalogue: Pick<Catalogue, 'all' | 'byId'>;
    bonuses: Pick<Bonuses, 'take'>;
    grants: FreeSpinGrants;
    news: PlayerNews;
    /** Returns undefined for a user who takes part in nothing. */
    participantOf(userId: number): Participant | undefined;
  },
): PlayerQuests {
  const gamesByName = new Map(catalogue.all.map((game) => [game.name.en, game]));
  const rulesOf = ({ market }: Participant): MarketRules => market?.rules ?? restOfWorldRules;
  const questsFor = (participant: Participant): readonly Quest[] =>
    questsOf(participant.brandId, rulesOf(participant).gamification);
  const period = () => {
    const { startsAt, endsAt } = offerPeriod('month', clock.now());
    return { startsAt, endsAt: endsAt ?? startsAt };
  };
  const stepsOf = (userId: number, quest: Quest): string[] =>
    allRows<{ what: string }>(
      database,
      'SELECT what FROM campaign_step WHERE user_id = ? AND campaign_id = ? AND period_start = ?',
      userId,
      quest.id,
      period().startsAt,
    ).map(({ what }) => what);

  /** Records a step. The step that completes the quest earns its reward. */
  function step(participant: Participant, quest: Quest, what: string): void {
    const { startsAt } = period();
    const { userId } = participant;
    if (stepsOf(userId, quest).length >= quest.counts.target) return;
    const { changes } = change(
      database,
      'INSERT INTO campaign_step (user_id, campaign_id, period_start, what) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING',
      userId,
      quest.id,
      startsAt,
      what,
    );
    if (changes === 0 || stepsOf(userId, quest).length < quest.counts.target) return;
    change(
      database,
      'INSERT INTO campaign_reward (user_id, campaign_id, period_start, earned_at, claim_before) VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING',
      userId,
      quest.id,
      startsAt,
      clock.now(),
      clock.now() + daysToClaim * dayMs,
    );
  }

  function count(
    participant: Participant,
    units: readonly Campaign['unit'][],
    game: CatalogueGame,
    roundId: string,
  ): void {
    for (const quest of questsFor(participant)) {
      if (units.includes(quest.counts.unit) && countsGame(quest.counts, game))
        step(participant, quest, quest.counts.unit === 'rounds' ? roundId : String(game.gameGroupId));
    }
  }

  function triedCount(userId: number): number {
    return (
      firstRow<{ tried: number }>(database, 'SELECT count(*) AS tried FROM game_tried WHERE user_id = ?', userId)
        ?.tried ?? 0
    );
  }

  function textContextOf(quest: Quest, participant: Participant, culture: Culture) {
    const game = quest.reward.kind === 'freeSpins' ? gamesByName.get(quest.reward.game) : undefined;
    return { culture, rules: rulesOf(participant), endsAt: period().endsAt, gameName: game?.name[culture] ?? '' };
  }

  /** Returns eligible games, those that still count first. */
  function gamesFor({ counts }: Quest, steps: readonly string[]): number[] {
    if (counts.unit === 'hearts') return [];
    const fitting = catalogue.all.filter((game) => countsGame(counts, game)).slice(0, 40);
    const isDone = ({ gameGroupId }: CatalogueGame) => steps.includes(String(gameGroupId));
    return [...fitting.filter((game) => !isDone(game)), ...fitting.filter(isDone)]
      .slice(0, shownGames)
      .map(({ gameGroupId }) => gameGroupId);
  }

  function shownReward(row: RewardRow, quest: Quest, participant: Participant, culture: Culture): Reward {
    const isOver = row.claimed_at === null && row.claim_before <= clock.now();
    return {
      rewardId: row.id,
      campaignId: quest.id,
      kind: quest.reward.kind,
      text: fillQuestText(quest.rewardText[culture], quest, textContextOf(quest, participant, culture)),
      state: row.claimed_at !== null ? 'claimed' : isOver ? 'expired' : 'claimable',
      earnedAt: row.earned_at,
      claimBefore: row.claim_before,
      claimedAt: row.claimed_at,
    };
  }

  const sourceOf = (row: RewardRow) => `reward:${row.id}`;

  function give({ reward }: Quest, row: RewardRow, participant: Participant): FreeSpins | null {
    const { userId, currencyIsoCode } = participant;
    switch (reward.kind) {
      case 'badge':
        return null;
      case 'bonus':
        bonuses.take({
          offer: reward.offer,
          userId,
          currencyIsoCode,
          periodStart: row.period_start,
          maxWagering: rulesOf(participant).maxWagering,
          data: { from: 'quest' },
        });
        return null;
      case 'freeSpins': {
        const game = gamesByName.get(reward.game);
        if (!game) throw new Error(`The catalogue has no ${reward.game}.`);
        return grants.grant({
          source: sourceOf(row),
          userId,
          gameGroupId: game.gameGroupId,
          currencyIsoCode,
          stake: reward.stake,
          spins: reward.spins,
          playBefore: clock.now() + reward.daysToPlay * dayMs,
        });
      }
    }
  }

  return {
    list(participant, culture) {
      return questsFor(participant).map((quest) => {
        const textContext = textContextOf(quest, participant, culture);
        const steps = stepsOf(participant.userId, quest);
        return {
          campaignId: quest.id,
          title: fillQuestText(quest.title[culture], quest, textContext),
          summary: fillQuestText(quest.summary[culture], quest, textContext),
          rewardText: fillQuestText(quest.rewardText[culture], quest, textContext),
          unit: quest.counts.unit,
          progress: steps.length,
          target: quest.counts.target,
          gameIds: gamesFor(quest, steps),
          endsAt: textContext.endsAt,
          terms: questTerms(quest, textContext),
        };
      });
    },
    rewards(participant, culture) {
      const rows = allRows<RewardRow>(
        database,
        'SELECT * FROM campaign_reward WHERE user_id = ? AND earned_at > ? ORDER BY earned_at DESC, id DESC LIMIT 50',
        participant.userId,
        clock.now() - listedDays * dayMs,
      );
      return rows.flatMap((row) => {
        const quest = questById(row.campaign_id);
        return quest ? [shownReward(row, quest, participant, culture)] : [];
      });
    },
    freeSpins: grants.of,
    claim: (participant, rewardId, culture) =>
      inTransaction(database, (): ClaimResult => {
        const row = firstRow<RewardRow>(
          database,
          'SELECT * FROM campaign_reward WHERE id = ? AND user_id = ?',
          rewardId,
          participant.userId,
        );
        const quest = row && questById(row.campaign_id);
        if (!row || !quest) return { claimed: false, reason: 'unknown' };
        if (row.claimed_at !== null)
          return {
            claimed: true,
            reward: shownReward(row, quest, participant, culture),
            freeSpins: grants.bySource(sourceOf(row)),
          };
        if (row.claim_before <= clock.now()) return { claimed: false, reason: 'expired' };
        change(database, 'UPDATE campaign_reward SET claimed_at = ? WHERE id = ?', clock.now(), row.id);
        const given = give(quest, row, participant);
        return {
          claimed: true,
          reward: shownReward({ ...row, claimed_at: clock.now() }, quest, participant, culture),
          freeSpins: given,
        };
      }),
    statistics: (participant, culture) => ({
      loginStreak: participant.loginStreak,
      isStreakOn: news.isStreakOn(participant.userId),
      gamesTried: triedCount(participant.userId),
      achievements: news.unlocked(participant.userId, culture),
    }),
    observer: {
      stakePlaced: () => [],
      roundSettled({ userId, gameGroupId, roundId, stake, win }) {
        const participant = stake > 0 ? participantOf(userId) : undefined;
        const game = catalogue.byId(gameGroupId);
        if (!participant || !game) return;
        count(participant, ['games', 'rounds'], game, roundId);
        change(
          database,
          'INSERT INTO game_tried (user_id, game_group_id) VALUES (?, ?) ON CONFLICT DO NOTHING',
          userId,
          gameGroupId,
        );
        const { gamification } = rulesOf(participant);
        // ON6: a round that returns no more than its stake is not a win.
        if (win > stake) news.unlock(userId, achievements.firstWin, gamification);
        if (triedCount(userId) >= 10) news.unlock(userId, achievements.tenGames, gamification);
      },
    },
    favouriteAdded(userId, gameGroupId) {
      const participant = participantOf(userId);
      const game = catalogue.byId(gameGroupId);
      if (!participant || !game) return;
      inTransaction(database, () => {
        const quest = questsFor(participant).find(({ counts }) => counts.unit === 'hearts');
        count(participant, ['hearts'], game, '');
        if (quest && stepsOf(userId, quest).length >= quest.counts.target)
          news.unlock(userId, achievements.collector, rulesOf(participant).gamification);
      });
    },
  };
}
