import type { Clause } from './clause.ts';

const uk = ['uk'] as const;
const restOfWorld = ['row', 'row-zh'] as const;

/** Clauses of the Gambling Commission in its remote technical standards (RTS). */
export const britishTechnicalStandards: readonly Clause[] = [
  {
    id: 'UK1',
    reference: 'RTS 1A',
    markets: uk,
    duties: [
      {
        duty: 'A logged-in player sees the balance in {currency} in every game.',
        shownIn: 'games, game bar, header',
        evidence: 'screen',
      },
      {
        duty: 'A logged-in player sees the balance in {currency} where money moves.',
        shownIn: 'banking window, account menu',
        evidence: 'screen',
      },
    ],
  },
  {
    id: 'UK2',
    reference: 'RTS 1B',
    markets: uk,
    duties: [
      {
        duty: 'Players read at least three months of account and gambling history themselves, and a year on request.',
        shownIn: 'My play, History',
        evidence: 'screen',
        services: 'The records come from the history service and must be complete for a year.',
      },
      {
        duty: 'The history states what was won and lost in the chosen period.',
        shownIn: 'My play, History',
        evidence: 'screen',
        services: 'The totals come from the history service.',
      },
    ],
  },
  {
    id: 'UK3',
    reference: 'RTS 1C',
    markets: uk,
    duties: [
      {
        duty: 'Players see deposits less withdrawals over the life of the account.',
        shownIn: 'My play, History',
        evidence: 'screen',
        services: 'The figure comes from the account service.',
      },
    ],
  },
  {
    id: 'UK4',
    reference: 'RTS 2E',
    markets: uk,
    duties: [
      {
        duty: 'Every gaming session shows the net position in {currency}.',
        shownIn: 'game bar, My play',
        evidence: 'screen',
      },
      {
        duty: 'The net position is that of the books, also for a round that lies across two sessions or is still open.',
        shownIn: 'game bar, My play, History',
        evidence: 'services',
        services: 'Session, history and account service settle a round where its stake lies.',
      },
    ],
  },
  {
    id: 'UK5',
    reference: 'RTS 13C',
    markets: uk,
    duties: [
      {
        duty: 'The time since the session began shows in hours, minutes and seconds as long as a game is open.',
        shownIn: 'game bar, header, My play',
        evidence: 'screen',
      },
    ],
  },
  {
    id: 'UK6',
    reference: 'RTS 13A, 13B',
    markets: uk,
    duties: [
      { duty: 'A clock is in sight.', shownIn: 'header, game bar', evidence: 'screen' },
      {
        duty: 'Players choose how often a reality check appears: every {reminderMinutes} minutes.',
        shownIn: 'My play',
        evidence: 'screen',
      },
      {
        duty: 'The time to the next reality check goes on through another login, tab or game.',
        shownIn: 'session reminder',
        evidence: 'services',
        services: 'The session service states since when play counts.',
      },
    ],
  },
  {
    id: 'UK7',
    reference: 'RTS 8B, 14E, 14G',
    markets: uk,
    duties: [
      {
        duty: 'Games have no auto-play, no turbo and nothing that shortens a result.',
        shownIn: 'games of the sandbox',
        evidence: 'screen',
        services: 'Game suppliers build their games so.',
      },
      {
        duty: 'A round of a slot takes at least {slotRound}, of another casino game {otherRound}.',
        shownIn: 'games of the sandbox',
        evidence: 'screen',
        services: 'Game suppliers enforce the minimum time of a round.',
      },
    ],
  },
  {
    id: 'UK8',
    reference: 'RTS 14C',
    markets: uk,
    duties: [
      {
        duty: 'A game that opens ends the one before it, also in another tab.',
        shownIn: 'game window, across tabs',
        evidence: 'screen',
        services: 'The game service ends the earlier session on other devices.',
        absentFrom: restOfWorld,
      },
      {
        duty: 'A player with an unfinished round begins none in another game.',
        shownIn: 'games',
        evidence: 'services',
        services: 'The game service knows the open round of a player in every game.',
        absentFrom: restOfWorld,
      },
    ],
  },
  {
    id: 'UK9',
    reference: 'RTS 14A',
    markets: uk,
    duties: [
      {
        duty: 'Nothing urges a player to win losses back or to stake more.',
        shownIn: 'games, reminders, banking window',
        evidence: 'screen',
        absentFrom: ['row'],
      },
      {
        duty: 'Nothing urges a player to continue after they stopped.',
        shownIn: 'lobby, reminders',
        evidence: 'screen',
        absentFrom: ['row'],
      },
    ],
  },
  {
    id: 'UK10',
    reference: 'RTS 14B',
    markets: uk,
    duties: [
      {
        duty: 'A requested withdrawal cannot be cancelled.',
        shownIn: 'banking window',
        evidence: 'screen',
        services: 'The payment service refuses to cancel it.',
        absentFrom: restOfWorld,
      },
    ],
  },
  {
    id: 'UK11',
    reference: 'RTS 12A',
    markets: uk,
    duties: [
      {
        duty: 'Registration or first deposit invites the player to set a limit.',
        shownIn: 'registration, banking window',
        evidence: 'screen',
      },
      { duty: 'A limit can be set at any time.', shownIn: 'My play', evidence: 'screen' },
    ],
  },
  {
    id: 'UK12',
    reference: 'RTS 12B',
    markets: uk,
    duties: [
      {
        duty: 'A deposit limit is a free amount for a day, a week or a month.',
        shownIn: 'My play',
        evidence: 'screen',
      },
      {
        duty: 'The limit on gross deposits comes first, and no other limit bears its name.',
        shownIn: 'My play',
        evidence: 'screen',
      },
    ],
  },
  {
    id: 'UK13',
    reference: 'RTS 12C',
    markets: uk,
    duties: [
      {
        duty: 'A link to the limits is in plain sight on the home page.',
        shownIn: 'home page',
        evidence: 'screen',
        texts: ['limitLink'],
      },
      {
        duty: 'A link to the limits is in plain sight where players deposit.',
        shownIn: 'banking window',
        evidence: 'screen',
      },
    ],
  },
  {
    id: 'UK14',
    reference: 'RTS 12D',
    markets: uk,
    duties: [
      {
        duty: 'A stricter limit applies at once.',
        shownIn: 'My play',
        evidence: 'screen',
        services: 'The limit service applies it to the next deposit or stake.',
      },
      {
        duty: 'A looser limit applies after a day and a second confirmation.',
        shownIn: 'My play',
        evidence: 'screen',
        services: 'The limit service holds the request and applies it only when confirmed.',
      },
    ],
  },
  {
    id: 'UK15',
    reference: 'RTS 12E',
    markets: uk,
    duties: [
      {
        duty: 'At least every {reviewMonths} months the player is invited to review account and limits.',
        shownIn: 'review dialog',
        evidence: 'screen',
        services: 'The limit service decides when a review is due.',
      },
      {
        duty: 'Players may choose to be invited more often.',
        shownIn: 'review dialog, My play',
        evidence: 'screen',
        services: 'The limit service keeps the choice.',
      },
      {
        duty: 'The invitation offers a player without a limit to set one.',
        shownIn: 'review dialog',
        evidence: 'screen',
      },
    ],
  },
  {
    id: 'UK16',
    reference: 'RTS 3, 9A',
    markets: uk,
    duties: [
      {
        duty: 'Rules and return to player can be read before any money is committed.',
        shownIn: 'game page, information sheet, game rules',
        evidence: 'screen',
      },
      {
        duty: 'What a jackpot takes from each stake, its seed and who can win it can be read before any money is committed.',
        shownIn: 'game page, jackpot page',
        evidence: 'services',
        services: 'The jackpot service states the terms.',
      },
    ],
  },
  {
    id: 'UK17',
    reference: 'RTS 6A, LCCP SR 3.2.11',
    markets: uk,
    duties: [
      {
        duty: 'There is no free play, so that none has other odds or opens before the age is verified.',
        shownIn: 'game window',
        evidence: 'screen',
        absentFrom: ['row'],
      },
    ],
  },
];
