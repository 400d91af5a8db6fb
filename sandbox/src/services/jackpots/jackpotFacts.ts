import type { Culture } from '@foyer/contract/ids';
import type { JackpotType } from '@foyer/contract/jackpots';
import { messagesByLanguage } from '@foyer/games/messages/messagesByLanguage';
import { messages as en, type JackpotMessages } from '../../messages/en/jackpots.ts';
import { addedReturn, jackpotRulesIn } from './jackpotRules.ts';
import type { JackpotEnd, JackpotRules } from './jackpotRules.ts';

const jackpotMessages = await messagesByLanguage<JackpotMessages>(
  en,
  (language) => import(`../../messages/${language}/jackpots.ts`),
);

/**
 * Builds the information about a jackpot that a player can read before playing (UK16: funding, seed, share of the
 * stake, return, eligibility).
 */
export function jackpotFacts(
  type: JackpotType,
  { culture, currencyIsoCode }: { culture: Culture; currencyIsoCode: string },
): string[] {
  const messages = jackpotMessages[culture];
  const rules = jackpotRulesIn(type, currencyIsoCode);
  const money = (minorUnits: number) =>
    new Intl.NumberFormat(culture, { style: 'currency', currency: currencyIsoCode }).format(minorUnits / 100);
  const part = (share: number) =>
    new Intl.NumberFormat(culture, { style: 'percent', minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(
      share,
    );
  return [
    messages.funding(part(rules.share / 10_000)),
    messages.seed(money(rules.seed)),
    winCondition(rules, messages, culture, money),
    addedText(rules, messages, part),
    messages.eligibility(currencyIsoCode),
    messages.oneWinner,
    messages.playMoney,
  ];
}

function winCondition(
  { seed, end }: { seed: number; end: JackpotEnd },
  messages: JackpotMessages,
  culture: Culture,
  money: (minorUnits: number) => string,
): string {
  switch (end.by) {
    case 'chance':
      // Per stake of one major unit (100 minor units).
      return messages.chance(new Intl.NumberFormat(culture).format(end.oneIn / 100), money(100));
    case 'amount':
      return messages.amount(money(seed), money(end.limit));
    case 'time':
      return messages.time(`${String(end.hour).padStart(2, '0')}:00`);
  }
}

function addedText(rules: JackpotRules, messages: JackpotMessages, part: (share: number) => string): string {
  const added = addedReturn(rules);
  return added === null ? messages.addedByDay(part(rules.share / 10_000)) : messages.added(part(added));
}
