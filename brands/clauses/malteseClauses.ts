import type { Clause } from './clause.ts';
import { termsDuties } from './termsDuties.ts';

const restOfWorld = ['row', 'row-zh'] as const;

/** Clauses of the Player Protection Directive, which the rest of the world follows (the Malta option). */
export const malteseClauses: readonly Clause[] = [
  {
    id: 'MT1',
    reference: 'Directive 2 of 2018',
    markets: restOfWorld,
    duties: [
      {
        duty: 'Every screen reaches licensee details, the sign for the age of {minimumAge}, the seal, a safer-gambling message and {helpLine}.',
        shownIn: 'footer, safer-gambling page',
        evidence: 'screen',
        services:
          'The media service keeps the picture of the seal as the authority issues it, and the footer links its register.',
        texts: ['licenceText', 'ageMark', 'helpLine', 'saferGamblingLink', 'limitLink', 'seal'],
      },
      { duty: 'The tools are named before the first deposit.', shownIn: 'banking window', evidence: 'screen' },
    ],
  },
  {
    id: 'MT2',
    reference: 'Directive 2 of 2018, amendment of 2023',
    markets: restOfWorld,
    duties: [
      {
        duty: 'Between registration and first wager the player is shown every safer-gambling tool and where to find it.',
        shownIn: 'dialog after registration',
        evidence: 'screen',
      },
    ],
  },
  {
    id: 'MT3',
    reference: 'Directive 2 of 2018, amendment of 2023',
    markets: restOfWorld,
    duties: [
      {
        duty: 'Self-exclusion is at most one click from the safer-gambling page.',
        shownIn: 'safer-gambling page, My play',
        evidence: 'screen',
      },
      { duty: 'Self-exclusion asks whether it covers all brands.', shownIn: 'My play', evidence: 'screen' },
      {
        duty: 'An exclusion at all brands covers every account of the person, also a later one.',
        shownIn: 'registration, log-in window',
        evidence: 'services',
        services: 'The exclusion of a person is applied to their accounts at every brand.',
      },
    ],
  },
  {
    id: 'MT4',
    reference: 'Directive 2 of 2018',
    markets: restOfWorld,
    duties: [
      {
        duty: 'Stakes and balances in a game show their value in {currency}.',
        shownIn: 'games',
        evidence: 'screen',
      },
      {
        duty: 'An exclusion is lifted only on the player’s request and after a cooling-off of {returnCoolingOff}.',
        shownIn: 'restricted account page',
        evidence: 'services',
        services: 'The exclusion service starts the cooling-off and lifts the exclusion after it.',
      },
    ],
  },
  {
    id: 'MT5',
    reference: 'Directive 2 of 2018',
    markets: restOfWorld,
    duties: [
      {
        duty: 'A self-excluded player can log in to withdraw the balance.',
        shownIn: 'restricted account page, banking window',
        evidence: 'screen',
        services: 'The payment service pays out and refuses deposits.',
        absentFrom: ['uk', 'ca'],
      },
      {
        duty: 'A self-excluded player receives no marketing; consents are withdrawn, and asked anew after the return.',
        shownIn: 'promotions, messages',
        evidence: 'screen',
        services: 'The services withdraw the consents and hold back every offer.',
      },
    ],
  },
  {
    id: 'MT6',
    reference: 'Player Protection Regulations 13 and 14; Directive 5 of 2018',
    markets: restOfWorld,
    duties: [
      {
        duty: 'The procedure of complaints shows its time of {decisionDays} days.',
        shownIn: 'complaints page, one link in the footer of every page',
        evidence: 'screen',
        services: 'The operator keeps the time, and reports disputes to the authority.',
        texts: ['complaintsLink', 'complaints'],
      },
      {
        duty: '{disputeBody} is named, with what its decision means for the player.',
        shownIn: 'complaints page, one link in the footer of every page',
        evidence: 'screen',
        services: 'The operator follows the decisions of the body that it names.',
        texts: ['disputeBody'],
      },
    ],
  },
  {
    id: 'MT7',
    reference: 'Directive 2 of 2018',
    markets: restOfWorld,
    duties: termsDuties,
  },
];
