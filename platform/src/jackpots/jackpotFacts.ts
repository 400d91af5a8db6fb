import type { Culture } from '@foyer/contract/identifiers';
import type { JackpotType } from '@foyer/contract/jackpots';
import { addedReturn, jackpotRules } from './jackpotRules.ts';
import type { JackpotEnd, JackpotRules } from './jackpotRules.ts';

interface Words {
  funding(share: string): string;
  seed(seed: string): string;
  added(part: string): string;
  addedByDay(share: string): string;
  chance(oneIn: string, unit: string): string;
  amount(seed: string, limit: string): string;
  time(hour: string): string;
  eligibility(currency: string): string;
  oneWinner: string;
  playMoney: string;
}

const words: Readonly<Record<Culture, Words>> = {
  en: {
    funding: (share) =>
      `How it is funded: ${share} of every stake in a game of this jackpot goes into the pot. The house pays it; the stake and what the game itself pays stay as they are.`,
    seed: (seed) => `Seed: after a win the pot begins again with ${seed}, which the house pays.`,
    added: (part) =>
      `Return: the published return of the game does not count the jackpot. In the long run, over very many wins, the jackpot adds about ${part} of the stakes to it.`,
    addedByDay: (share) =>
      `Return: the published return of the game does not count the jackpot. The pot pays out ${share} of the stakes and one seed a day; what part of the stakes the seed is depends on how much is played that day.`,
    chance: (oneIn, unit) =>
      `How it is won: by chance alone. A stake of ${unit} wins the whole pot once in ${oneIn} times on average, and twice the stake has twice the chance. What was staked before and the size of the pot change nothing.`,
    amount: (seed, limit) =>
      `How it is won: it must go by ${limit}. When a pot begins, an amount between ${seed} and ${limit} is drawn and kept secret; the stake that brings the pot to it wins the whole pot.`,
    time: (hour) =>
      `How it is won: it must go before ${hour} (UTC) each day. When a pot begins, a moment before then is drawn and kept secret; the first stake from that moment on wins the whole pot. If nobody stakes between the drawn moment and ${hour}, the pot stays and a moment of the next day is drawn.`,
    eligibility: (currency) =>
      `Who takes part: every stake of any size in a game of this jackpot, without signing up. There is one pot for each currency; this one is for stakes in ${currency}.`,
    oneWinner:
      'Stakes are taken one after another, so only one stake can win a pot. The win is booked with the round, also when the connection is lost.',
    playMoney: 'All amounts are play money. Some of the players who feed the pots are simulated.',
  },
  zh: {
    funding: (share) =>
      `资金来源：参与本奖池的游戏中，每笔投注的 ${share} 计入奖池，由庄家支付；投注额与游戏本身的派彩不受影响。`,
    seed: (seed) => `起始金额：奖池开出后，以 ${seed} 重新开始，由庄家支付。`,
    added: (part) => `回报：游戏公布的返还率不含奖池。长期而言，经过大量开奖，奖池约增加投注额的 ${part}。`,
    addedByDay: (share) =>
      `回报：游戏公布的返还率不含奖池。奖池派出投注额的 ${share}，另加每天一份起始金额；后者占投注额的比例取决于当天的投注总额。`,
    chance: (oneIn, unit) =>
      `如何赢得：完全随机。每投注 ${unit}，平均每 ${oneIn} 次有一次赢得整个奖池；投注加倍，机会加倍。以往的投注和奖池大小均不影响机会。`,
    amount: (seed, limit) =>
      `如何赢得：奖池必在达到 ${limit} 之前开出。每次开始时，会在 ${seed} 与 ${limit} 之间抽取一个保密金额；使奖池达到该金额的那笔投注赢得整个奖池。`,
    time: (hour) =>
      `如何赢得：奖池每天必在 ${hour}（UTC）之前开出。每次开始时，会抽取一个保密时刻；该时刻起的第一笔投注赢得整个奖池。若从该时刻到 ${hour} 无人投注，奖池保留，并重新抽取次日的时刻。`,
    eligibility: (currency) =>
      `参与资格：参与本奖池的游戏中任何金额的投注均自动参与，无需报名。每种货币各有一个奖池；本奖池适用于 ${currency} 投注。`,
    oneWinner: '投注逐笔处理，因此一个奖池只会由一笔投注赢得。奖金与该局一同入账，即使连接中断也是如此。',
    playMoney: '所有金额均为游戏币。为奖池投注的玩家中有一部分是模拟玩家。',
  },
};

/** Facts about a jackpot that a player may read before playing (UK16: funding, seed, share of the stake, return, eligibility). */
export function jackpotFacts(
  type: JackpotType,
  { culture, currencyIsoCode }: { culture: Culture; currencyIsoCode: string },
): string[] {
  const say = words[culture];
  const rules = jackpotRules[type];
  const money = (minorUnits: number) =>
    new Intl.NumberFormat(culture, { style: 'currency', currency: currencyIsoCode }).format(minorUnits / 100);
  const part = (share: number) =>
    new Intl.NumberFormat(culture, { style: 'percent', minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(
      share,
    );
  return [
    say.funding(part(rules.share / 10_000)),
    say.seed(money(rules.seed)),
    howItIsWon(rules, say, culture, money),
    addedText(rules, say, part),
    say.eligibility(currencyIsoCode),
    say.oneWinner,
    say.playMoney,
  ];
}

function howItIsWon(
  { seed, end }: { seed: number; end: JackpotEnd },
  say: Words,
  culture: Culture,
  money: (minorUnits: number) => string,
): string {
  switch (end.by) {
    case 'chance':
      // For a stake of one major unit, which is a hundred minor ones.
      return say.chance(new Intl.NumberFormat(culture).format(end.oneIn / 100), money(100));
    case 'amount':
      return say.amount(money(seed), money(end.limit));
    case 'time':
      return say.time(`${String(end.hour).padStart(2, '0')}:00`);
  }
}

function addedText(rules: JackpotRules, say: Words, part: (share: number) => string): string {
  const added = addedReturn(rules);
  return added === null ? say.addedByDay(part(rules.share / 10_000)) : say.added(part(added));
}
