/** Facts about a jackpot. Amounts and percentages arrive as finished text. */
export interface JackpotMessages {
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

export const messages: JackpotMessages = {
  funding: (share) =>
    `How it is funded: ${share} of every stake in a game with this jackpot goes into the pot. We pay this share. Your stake and the payouts of the game do not change.`,
  seed: (seed) => `Seed: after a win the pot starts again at ${seed}, which we pay.`,
  added: (part) =>
    `Return: the published return of the game does not include the jackpot. In the long run, over very many wins, the jackpot adds about ${part} of the stakes to it.`,
  addedByDay: (share) =>
    `Return: the published return of the game does not include the jackpot. The pot pays out ${share} of the stakes and one seed a day. The seed’s share of the stakes depends on the total staked that day.`,
  chance: (oneIn, unit) =>
    `How it is won: by chance alone. A stake of ${unit} wins the whole pot once in ${oneIn} times on average, and twice the stake has twice the chance. Earlier stakes and the size of the pot make no difference.`,
  amount: (seed, limit) =>
    `How it is won: it must go by ${limit}. When a pot starts, an amount between ${seed} and ${limit} is drawn and kept secret. The stake that brings the pot to that amount wins the whole pot.`,
  time: (hour) =>
    `How it is won: it must go before ${hour} (UTC) each day. When a pot starts, an earlier time is drawn and kept secret. The first stake from that time on wins the whole pot. If nobody stakes between the drawn time and ${hour}, the pot stays and a time on the next day is drawn.`,
  eligibility: (currency) =>
    `Who takes part: every stake of any size in a game with this jackpot, without signing up. Each currency has its own pot. This one is for stakes in ${currency}.`,
  oneWinner:
    'Stakes are taken one after another, so only one stake can win a pot. The win is recorded with the round, even if the connection is lost.',
  playMoney: 'All amounts are play money. Some of the players who feed the pots are simulated.',
};
