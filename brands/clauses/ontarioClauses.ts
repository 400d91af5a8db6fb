import type { Clause } from './clause.ts';
import { termsDuties } from './termsDuties.ts';

const ca = ['ca'] as const;
const others = ['uk', 'row', 'row-zh'] as const;

/** Clauses of the Registrar’s Standards for Internet Gaming. */
export const ontarioClauses: readonly Clause[] = [
  {
    id: 'ON1',
    reference: 'Standard 2.08',
    markets: ca,
    duties: [
      {
        duty: 'Safer-gambling material, limits and self-exclusion are explained where players find them.',
        shownIn: 'safer-gambling page, footer',
        evidence: 'screen',
        texts: ['saferGamblingLink'],
      },
    ],
  },
  {
    id: 'ON2',
    reference: 'Standard 2.09',
    markets: ca,
    duties: [
      {
        duty: 'Registration shows a safer-gambling statement, {helpLine}, and a link to the help page.',
        shownIn: 'registration',
        evidence: 'screen',
        absentFrom: others,
      },
      {
        duty: 'Account pages show a safer-gambling statement, {helpLine}, and a link to the help page.',
        shownIn: 'footer, My play',
        evidence: 'screen',
        texts: ['helpLine'],
      },
    ],
  },
  {
    id: 'ON3',
    reference: 'Standard 2.13',
    markets: ca,
    duties: [
      { duty: 'Players can take a break of {timeOuts}.', shownIn: 'My play', evidence: 'screen' },
      {
        duty: 'Nobody wagers during a break.',
        shownIn: 'log-in window, games',
        evidence: 'services',
        services: 'The game service refuses wagers during a break.',
      },
    ],
  },
  {
    id: 'ON4',
    reference: 'Standard 2.14',
    markets: ca,
    duties: [
      {
        duty: 'Self-exclusion of {selfExclusions} logs the player out at once and bars login.',
        shownIn: 'My play, log-in window',
        evidence: 'screen',
        services: 'The login service refuses the player.',
      },
      {
        duty: 'A self-excluded player receives no marketing.',
        shownIn: 'promotions, messages',
        evidence: 'services',
        services: 'The services withdraw the consents and hold back every offer.',
      },
      {
        duty: 'An exclusion ends only after the player asks for it and a cooling-off of {returnCoolingOff}.',
        shownIn: 'restricted account page',
        evidence: 'services',
        services: 'The exclusion service holds the account until then.',
      },
      {
        duty: 'A person in the central scheme neither registers nor plays.',
        shownIn: 'registration, log-in window',
        evidence: 'services',
        services: 'The operator joins the scheme and asks its register.',
      },
    ],
  },
  {
    id: 'ON5',
    reference: 'Standard 2.15',
    markets: ca,
    duties: [
      {
        duty: 'Nothing misleads about the chance to win, and there is no free play with other odds.',
        shownIn: 'lobby, games',
        evidence: 'screen',
        absentFrom: ['row'],
      },
    ],
  },
  {
    id: 'ON6',
    reference: 'Standards 2.16 to 2.21',
    markets: ca,
    duties: [
      { duty: 'Slots have no auto-play.', shownIn: 'games', evidence: 'screen' },
      {
        duty: 'A round of a slot takes at least {slotRound}.',
        shownIn: 'games',
        evidence: 'screen',
        services: 'Game suppliers enforce the minimum time of a round.',
      },
      {
        duty: 'One game is played at a time.',
        shownIn: 'game window, games',
        evidence: 'services',
        services: 'The game service knows the open round of a player in every game.',
      },
      { duty: 'A return up to the stake is not celebrated.', shownIn: 'games', evidence: 'screen' },
      {
        duty: 'The net position in {currency} is always in sight.',
        shownIn: 'game bar',
        evidence: 'screen',
      },
    ],
  },
  {
    id: 'ON7',
    reference: 'Standard 2.23',
    markets: ca,
    duties: [
      {
        duty: 'Registration offers limits on deposits and losses.',
        shownIn: 'registration',
        evidence: 'screen',
      },
      {
        duty: 'Limits on deposits, losses and time for a day, a week or a month are easy to find.',
        shownIn: 'My play',
        evidence: 'screen',
        texts: ['limitLink'],
      },
      {
        duty: 'A limit holds, whatever a page shows and however far apart the rounds are.',
        shownIn: 'games, banking window',
        evidence: 'services',
        services: 'The services enforce the limits for every client.',
      },
    ],
  },
  {
    id: 'ON8',
    reference: 'Standard 2.24',
    markets: ca,
    duties: [
      {
        duty: 'A looser limit applies after a day at the earliest.',
        shownIn: 'My play',
        evidence: 'screen',
        services: 'The limit service holds the request.',
      },
    ],
  },
  {
    id: 'ON9',
    reference: 'Standard 2.05',
    markets: ca,
    duties: [
      {
        duty: 'Bonuses are advertised on the operator’s own site only, or to players who actively agreed.',
        shownIn: 'registration, marketing preferences',
        evidence: 'screen',
        services: 'Campaigns outside the site leave out players without consent.',
      },
    ],
  },
  {
    id: 'ON10',
    reference: 'Standards 3.04, 3.05',
    markets: ca,
    duties: [
      {
        duty: 'Registration collects name, birth date, address, contact and occupation.',
        shownIn: 'registration',
        evidence: 'screen',
        services: 'The registration service refuses incomplete details.',
        absentFrom: others,
      },
      {
        duty: 'The player affirms that all details are complete.',
        shownIn: 'registration',
        evidence: 'screen',
        absentFrom: others,
      },
    ],
  },
  {
    id: 'ON11',
    reference: 'Standards 4.20, 4.21',
    markets: ca,
    duties: [
      {
        duty: 'Players learn that a slow connection or device may affect a game.',
        shownIn: 'game page, help',
        evidence: 'screen',
      },
      {
        duty: 'A game recovers from an interruption.',
        shownIn: 'games',
        evidence: 'services',
        services: 'The game service keeps the round.',
      },
    ],
  },
  {
    id: 'ON12',
    reference: 'Standard 4.28',
    markets: ca,
    duties: [
      {
        duty: 'Jackpot amounts are refreshed as often as practicable.',
        shownIn: 'jackpot ticker, jackpot page',
        evidence: 'screen',
      },
      {
        duty: 'After a win a jackpot starts again at its seed, and its terms do not change during a session.',
        shownIn: 'jackpot page, games',
        evidence: 'services',
        services: 'The jackpot service keeps the terms.',
      },
    ],
  },
  {
    id: 'ON13',
    reference: 'Standard 4.30',
    markets: ca,
    duties: [
      {
        duty: 'After {inactivityMinutes} minutes without activity a prompt appears, and without a reply the player is logged out.',
        shownIn: 'inactivity dialog',
        evidence: 'screen',
      },
      {
        duty: 'An idle session ends at the services too: no game, cashier or token of it books any more.',
        shownIn: 'games, banking window',
        evidence: 'services',
        services: 'The account service ends idle sessions, and the others ask it.',
      },
    ],
  },
  {
    id: 'ON14',
    reference: 'iGaming Ontario operating agreement',
    markets: ca,
    duties: [
      {
        duty: 'Only players of {minimumAge} and over may register.',
        shownIn: 'registration',
        evidence: 'screen',
        absentFrom: others,
      },
      {
        duty: 'The age and the mark of iGaming Ontario show.',
        shownIn: 'footer, game window',
        evidence: 'screen',
        absentFrom: others,
        texts: ['ageMark', 'licenceText'],
        regulatorNames: ['Ontario', '安大略'],
      },
    ],
  },
  {
    id: 'ON15',
    reference: 'Standards 1.15, 1.16; iGaming Ontario service standards',
    markets: ca,
    duties: [
      {
        duty: 'Players find how to complain, with service standards: acknowledgement within {acknowledgementDays} days and a decision within {decisionDays} days.',
        shownIn: 'complaints page, one link in the footer of every page',
        evidence: 'screen',
        services: 'The operator keeps these times and notifies the Registrar.',
        texts: ['complaintsLink', 'complaints'],
      },
      {
        duty: 'After that, players can turn to {disputeBody}.',
        shownIn: 'complaints page, one link in the footer of every page',
        evidence: 'screen',
        services: 'The operator follows the decisions of the body that it names.',
        texts: ['disputeBody'],
      },
    ],
  },
  {
    id: 'ON16',
    reference: 'iGaming Ontario operating agreement',
    markets: ca,
    duties: termsDuties,
  },
];
