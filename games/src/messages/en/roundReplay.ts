/** Messages of the page that plays a recorded round again. */
export interface RoundReplayMessages {
  /** Stands over the replay all the time. */
  label: string;
  /** Name of the panel with the numbers. */
  draw: string;
  hint: string;
  bet: string;
  move(at: number): string;
  rules: string;
  noNumbers: string;
  /** A drawn number, with the highest that it could have been. */
  number(value: string, highest: string): string;
  skip: string;
  again: string;
  agrees: string;
  seed: string;
  rulesVersion: string;
  notShown: string;
  /** Why a round cannot be played again. */
  refusals: {
    linkRefused: string;
    unknownRound: string;
    open: string;
    void: string;
    notRecorded: string;
    removedGame: string;
    recalled: string;
    otherRules(recorded: string, current: string): string;
    differs: string;
  };
}

export const messages: RoundReplayMessages = {
  label: 'Replay: no money moves',
  draw: 'Numbers of the draw',
  hint: 'The generator drew these numbers in this order. The rules of the game turn them into the result.',
  bet: 'Start',
  move: (at) => `Choice ${at}`,
  rules: 'Ended by the rules',
  noNumbers: 'No numbers drawn.',
  number: (value, highest) => `${value} of 0–${highest}`,
  skip: 'Skip to the end',
  again: 'Play again',
  agrees: 'Computed again from its seed just now, with the same result as in the record.',
  seed: 'Seed',
  rulesVersion: 'Rules version',
  notShown: 'We can’t show this replay. Try again.',
  refusals: {
    linkRefused: 'This link is not valid or has expired. Open the round again from your history.',
    unknownRound: 'This round does not exist.',
    open: 'This round is still open. Its draw stays secret until it ends.',
    void: 'This round was void and its stake was returned, so it has no result to show.',
    notRecorded: 'This round is older than our records of draws, so it cannot be played again.',
    removedGame: 'This game is no longer offered, so its rounds cannot be shown. Your history keeps the result.',
    recalled: 'This game is recalled, so its rounds are not shown for now. Your history keeps the result.',
    otherRules: (recorded, current) =>
      `This round was played with an earlier version of the game (${recorded}; now ${current}), which can no longer be shown. The result in your history still stands.`,
    differs: 'The record of this round does not match what the rules compute from it. Contact support.',
  },
};
