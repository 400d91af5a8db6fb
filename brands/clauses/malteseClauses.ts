import type { Clause } from './clause.ts';

const restOfWorld = ['row', 'row-zh'] as const;

/** Clauses of the Player Protection Directive, which the rest of the world follows (the Malta option). */
export const malteseClauses: readonly Clause[] = [
  {
    id: 'MT1',
    reference: 'Directive 2 of 2018',
    duty: 'Every screen reaches licensee details, the sign for the age of {minimumAge}, the seal, a safer-gambling message and {helpLine}; the tools are named before the first deposit.',
    markets: restOfWorld,
    shownIn: 'footer, safer-gambling page, banking window',
    evidence: 'screen',
    services:
      'The media service keeps the picture of the seal as the authority issues it, and the footer links its register.',
    texts: ['licenceText', 'ageMark', 'helpLine', 'saferGamblingLink', 'limitLink', 'seal'],
  },
  {
    id: 'MT2',
    reference: 'Directive 2 of 2018, amendment of 2023',
    duty: 'Between registration and first wager the player is shown every safer-gambling tool and where to find it.',
    markets: restOfWorld,
    shownIn: 'dialog after registration',
    evidence: 'screen',
  },
  {
    id: 'MT3',
    reference: 'Directive 2 of 2018, amendment of 2023',
    duty: 'Self-exclusion is at most one click from the safer-gambling page and asks whether it covers all brands.',
    markets: restOfWorld,
    shownIn: 'safer-gambling page, My play',
    evidence: 'screen',
    services: 'The exclusion of a person is applied to their accounts at every brand.',
  },
  {
    id: 'MT4',
    reference: 'Directive 2 of 2018',
    duty: 'Stakes and balances in a game show their value in {currency}, and an exclusion is lifted only after the player’s request and a cooling-off of {returnCoolingOff}.',
    markets: restOfWorld,
    shownIn: 'games, restricted account page',
    evidence: 'screen',
    services:
      'The exclusion service starts the cooling-off with the player’s request and lifts the exclusion after it.',
  },
  {
    id: 'MT5',
    reference: 'Directive 2 of 2018',
    duty: 'A self-excluded player can log in to withdraw the balance, and receives no marketing; consents are withdrawn, and asked anew after the return.',
    markets: restOfWorld,
    shownIn: 'restricted account page, banking window',
    evidence: 'screen',
    services: 'The payment service pays out and refuses deposits.',
    absentFrom: ['uk', 'ca'],
  },
];
