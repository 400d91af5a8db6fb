import type { MarketRules } from '@foyer/brands/market';
import type { Culture } from '@foyer/contract/identifiers';
import { ownValue } from '@foyer/contract/ownValue';
import type { OfferedBonus } from '../promotions/offers.ts';
import { endText, moneyText, wageringOf } from '../promotions/offerText.ts';
import { daysToClaim } from './quests.ts';
import type { Quest } from './quests.ts';

export interface QuestTelling {
  culture: Culture;
  rules: Pick<MarketRules, 'currencyIsoCode' | 'minimumAge' | 'maxWagering'>;
  endsAt: number;
  /** Name of the game that the reward is about, in the reader's language. */
  gameName: string;
}

/** A text of a quest with what its reward gives filled in. */
export function fillQuestText(text: string, { reward }: Quest, telling: QuestTelling): string {
  const facts: Record<string, string> = {
    game: telling.gameName,
    amount: reward.kind === 'bonus' ? moneyText(bonusOf(reward.offer.bonus).amount, telling) : '',
  };
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => ownValue(facts, name) ?? whole);
}

/** UK22: everything that decides about a quest, in paragraphs. */
export function questTerms(quest: Quest, telling: QuestTelling): string[] {
  return telling.culture === 'zh' ? chinese(quest, telling) : english(quest, telling);
}

function english({ counts, reward }: Quest, telling: QuestTelling): string[] {
  const money = (amount: number) => moneyText(amount, telling);
  const what = {
    games: 'Each game counts once, however often you play it.',
    rounds: 'Each finished round counts once, whatever its stake.',
    hearts: 'Each game counts once. Taking a heart away later takes nothing back.',
  };
  return [
    `For players of ${telling.rules.minimumAge} or more. Ends ${endText(telling.endsAt, 'en')}; a new one begins then.`,
    counts.unit === 'hearts' ? what.hearts : `${what[counts.unit]} Free spins do not count.`,
    `A finished quest can be claimed for ${daysToClaim} days, once.`,
    ...englishReward(reward, money, telling),
    'Taking part is never needed, and a break loses nothing that was earned: what waits is told with its last day.',
  ];
}

function englishReward(
  reward: Quest['reward'],
  money: (amount: number) => string,
  { rules, gameName }: QuestTelling,
): string[] {
  switch (reward.kind) {
    case 'badge':
      return ['The badge has no value in money.'];
    case 'freeSpins':
      return [
        `Each free spin is worth ${money(reward.stake)} on ${gameName} and costs nothing. What it wins is yours at once, without wagering. To be played within ${reward.daysToPlay} days of claiming.`,
      ];
    case 'bonus': {
      const bonus = bonusOf(reward.offer.bonus);
      const times = wageringOf(bonus, rules);
      return [
        `The bonus is ${money(bonus.amount)}. It becomes yours when ${money(bonus.amount * times)} (${times} times) was staked on table games within ${bonus.daysToPlay} days; otherwise it is taken back. Your own money is never tied up.`,
      ];
    }
  }
}

function chinese({ counts, reward }: Quest, telling: QuestTelling): string[] {
  const money = (amount: number) => moneyText(amount, telling);
  const what = {
    games: '每款游戏只计一次，无论玩多少局。',
    rounds: '每局结束计一次，投注大小不限。',
    hearts: '每款游戏只计一次，之后取消红心不影响进度。',
  };
  return [
    `限年满 ${telling.rules.minimumAge} 岁的玩家。截止 ${endText(telling.endsAt, 'zh')}，之后开始新一轮。`,
    counts.unit === 'hearts' ? what.hearts : `${what[counts.unit]}免费旋转不计入。`,
    `任务完成后 ${daysToClaim} 天内可领取一次奖励。`,
    ...chineseReward(reward, money, telling),
    '参加与否完全自愿，休息不会失去已获得的奖励：待领取的奖励会注明最后日期。',
  ];
}

function chineseReward(
  reward: Quest['reward'],
  money: (amount: number) => string,
  { rules, gameName }: QuestTelling,
): string[] {
  switch (reward.kind) {
    case 'badge':
      return ['徽章没有金钱价值。'];
    case 'freeSpins':
      return [
        `${gameName} 的每次免费旋转价值 ${money(reward.stake)}，无需付费。赢得的金额立即归您所有，无流水要求。请在领取后 ${reward.daysToPlay} 天内使用。`,
      ];
    case 'bonus': {
      const bonus = bonusOf(reward.offer.bonus);
      const times = wageringOf(bonus, rules);
      return [
        `奖金为 ${money(bonus.amount)}。${bonus.daysToPlay} 天内在桌上游戏累计投注 ${money(bonus.amount * times)}（${times} 倍）后归您所有，否则将被收回。您自己的余额不受限制。`,
      ];
    }
  }
}

function bonusOf(bonus: OfferedBonus | null): OfferedBonus {
  if (bonus === null) throw new Error('The reward of a quest gives nothing.');
  return bonus;
}
