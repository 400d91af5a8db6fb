import type { Capability } from '@foyer/contract/capabilities';
import type { Brand, MarketRules } from './market.ts';

type Demand = (rules: MarketRules) => boolean;

/** Capabilities that the rules of a market may demand, each with the rule that demands it. */
const demands: Partial<Record<Capability, { rule: string; isMadeBy: Demand }>> = {
  metered: { rule: 'playWithoutMeter', isMadeBy: (rules) => !rules.playWithoutMeter },
  exclusionRegister: {
    rule: 'saferGambling.exclusionRegister',
    isMadeBy: ({ saferGambling }) => saferGambling.exclusionRegister !== null,
  },
  history: { rule: 'accountHistory', isMadeBy: (rules) => rules.accountHistory },
  verification: { rule: 'verifyBefore', isMadeBy: ({ verifyBefore: { play, withdraw } }) => play || withdraw },
};

/** Lists the markets that demand a capability that is switched off, one sentence for each capability. */
export function demandedCapabilities(off: readonly Capability[], brands: readonly Pick<Brand, 'markets'>[]): string[] {
  return off.flatMap((capability) => {
    const demand = demands[capability];
    const markets = brands
      .flatMap((brand) => brand.markets)
      .filter(({ rules }) => demand?.isMadeBy(rules) === true)
      .map(({ brand, id }) => `${brand} ${id}`);
    return demand === undefined || markets.length === 0
      ? []
      : [
          `CAPABILITIES_OFF cannot name ${capability}, which these markets demand by their rule ${demand.rule}: ${markets.join(', ')}.`,
        ];
  });
}
