import type { MarketRules } from '../market.ts';

const periodNames: ReadonlyMap<string, string> = new Map([
  ['d', 'day'],
  ['w', 'week'],
  ['m', 'month'],
  ['y', 'year'],
]);

/** `['1d', '3m']` as `1 day, 3 months`. */
const periods = (list: readonly string[]) =>
  list
    .map((period) => {
      const count = period.slice(0, -1);
      return `${count} ${periodNames.get(period.slice(-1)) ?? ''}${count === '1' ? '' : 's'}`;
    })
    .join(', ');

const money = (amount: number, { currencyIsoCode }: MarketRules) =>
  new Intl.NumberFormat('en-GB', { style: 'currency', currency: currencyIsoCode }).format(amount / 100);

const seconds = (ms: number) => `${ms / 1000} s`;

/** Figures of duties, as texts. Each reads the entry of a market; null where the market has no such figure. */
export const figures = {
  currency: (rules) => rules.currencyIsoCode,
  minimumAge: (rules) => `${rules.minimumAge}`,
  slotRound: (rules) => seconds(rules.minimumRoundMs.slot),
  otherRound: (rules) => seconds(rules.minimumRoundMs.other),
  slotStake: (rules) => rules.slotStakeCap && money(rules.slotStakeCap.max, rules),
  youngAge: (rules) => rules.slotStakeCap && `${rules.slotStakeCap.young.below}`,
  youngSlotStake: (rules) => rules.slotStakeCap && money(rules.slotStakeCap.young.max, rules),
  maxWagering: (rules) => `${rules.maxWagering}`,
  helpLine: ({ helpLine: { name, phone } }) => (phone === undefined ? name : `${name}, ${phone}`),
  exclusionScheme: (rules) => rules.saferGambling.exclusionScheme && rules.saferGambling.exclusionScheme.name,
  timeOuts: (rules) => periods(rules.saferGambling.timeOuts),
  selfExclusions: (rules) => periods(rules.saferGambling.selfExclusions),
  returnCoolingOff: ({ saferGambling: { returnCoolingOff } }) => {
    const { hours, long } = returnCoolingOff;
    return long === null ? `${hours} hours` : `${hours} hours, or ${long.hours} hours after ${long.years} years`;
  },
  reminderMinutes: (rules) => rules.saferGambling.reminderMinutes.choices.join(', '),
  reviewMonths: (rules) => rules.saferGambling.reviewMonths && `${rules.saferGambling.reviewMonths.most}`,
  inactivityMinutes: (rules) => `${rules.saferGambling.inactivityMinutes}`,
  acknowledgementDays: (rules) => `${rules.complaints.acknowledgementDays}`,
  decisionDays: (rules) => `${rules.complaints.decisionDays}`,
  disputeBody: (rules) => rules.complaints.disputeBody.name,
  marketingAskedFrom: (rules) => rules.registration.marketingAskedFrom,
} as const satisfies Readonly<Record<string, (rules: MarketRules) => string | null>>;

export type FigureName = keyof typeof figures;

/** Names between braces in a duty, in order. */
export const placeholdersOf = (duty: string): readonly string[] =>
  [...duty.matchAll(/\{(\w*)\}/g)].map(([, name = '']) => name);

export const isFigureName = (name: string): name is FigureName => Object.hasOwn(figures, name);

/** The duty with the figures of a market. Unknown figures stay placeholders; `clauseProblems` reports them. */
export const dutyIn = (duty: string, rules: MarketRules): string =>
  duty.replaceAll(/\{(\w*)\}/g, (placeholder, name: string) =>
    isFigureName(name) ? (figures[name](rules) ?? placeholder) : placeholder,
  );
