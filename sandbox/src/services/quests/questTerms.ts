import type { MarketRules } from '@foyer/brands/market';
import type { Culture } from '@foyer/contract/ids';
import { ownValue } from '@foyer/contract/ownValue';
import type { OfferedBonus } from '../promotions/offers.ts';
import { wageringRequirement } from '../promotions/offers.ts';
import { endText, moneyText } from '../promotions/offerText.ts';
import { questMessages } from './questMessages.ts';
import { daysToClaim } from './quests.ts';
import type { Quest } from './quests.ts';

export interface QuestTextContext {
  culture: Culture;
  rules: Pick<MarketRules, 'currencyIsoCode' | 'minimumAge' | 'maxWagering'>;
  endsAt: number;
  /** Name of the reward's game, in the reader's language. */
  gameName: string;
}

/** Fills the facts of a quest's reward into a text. */
export function fillQuestText(text: string, { reward }: Quest, textContext: QuestTextContext): string {
  const facts: Record<string, string> = {
    game: textContext.gameName,
    amount: reward.kind === 'bonus' ? moneyText(bonusOf(reward.offer.bonus).amount, textContext) : '',
  };
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => ownValue(facts, name) ?? whole);
}

/** UK22: returns the significant terms of a quest as paragraphs. */
export function questTerms({ counts, reward }: Quest, textContext: QuestTextContext): string[] {
  const messages = questMessages[textContext.culture];
  return [
    messages.eligibility({
      minimumAge: textContext.rules.minimumAge,
      ends: endText(textContext.endsAt, textContext.culture),
    }),
    messages.counting[counts.unit],
    messages.claim(daysToClaim),
    rewardTerms(reward, textContext),
    messages.optional,
  ];
}

function rewardTerms(reward: Quest['reward'], textContext: QuestTextContext): string {
  const messages = questMessages[textContext.culture];
  const money = (amount: number) => moneyText(amount, textContext);
  switch (reward.kind) {
    case 'badge':
      return messages.badge;
    case 'freeSpins':
      return messages.freeSpins({
        stake: money(reward.stake),
        game: textContext.gameName,
        daysToPlay: reward.daysToPlay,
      });
    case 'bonus': {
      const bonus = bonusOf(reward.offer.bonus);
      const times = wageringRequirement(bonus, textContext.rules);
      return messages.bonus({
        amount: money(bonus.amount),
        total: money(bonus.amount * times),
        times,
        daysToPlay: bonus.daysToPlay,
      });
    }
  }
}

function bonusOf(bonus: OfferedBonus | null): OfferedBonus {
  if (bonus === null) throw new Error('The reward of a quest gives nothing.');
  return bonus;
}
