/** Messages that all games share. Amounts arrive as finished text. A kind of game has its own words in its own folder. */
export interface GameShellMessages {
  playMoney: string;
  balance: string;
  stake: string;
  win: string;
  lower: string;
  higher: string;
  /** Name of the group of chips to bet with, and of one chip. */
  chips: string;
  chip(amount: string): string;
  /** Switch that turns the sounds of games on and off. */
  sound: string;
  bigWin: string;
  /** Name of the group of buttons that choose a stake. */
  stakes: string;
  rules: string;
  payTable: string;
  howToPlay: string;
  close: string;
  /** Shown where the browser runs no scripts. */
  needsScript: string;
  loading: string;
  ready: string;
  stakeNow(amount: string): string;
  noWin: string;
  won(amount: string): string;
  /** The round gave back no more than it cost. */
  gaveBack(amount: string, stake: string): string;
  jackpotWon(amount: string): string;
  balanceNow(amount: string): string;
  lastRound: string;
  openRound: string;
  /** The open round is of a version of the game that this table does not know. */
  cannotShow: string;
  connectionLost: string;
  tooPoor: string;
  /** The player's own limits and breaks. */
  stakeCap: string;
  lossLimit: string;
  timeLimit: string;
  onBreak: string;
  /** Play is not allowed where the player is, or the location is unknown. */
  countryRestricted: string;
  locationUnknown: string;
  sessionEnded: string;
  playedElsewhere: string;
  /** `name` of the game with the open round; empty if unknown. */
  otherGameOpen(name: string): string;
  gameRecalled: string;
  launchRefused: string;
  unavailable: string;
  tryAgain: string;
  leave: string;
}

export const messages: GameShellMessages = {
  playMoney: 'Play money',
  balance: 'Balance',
  stake: 'Stake',
  win: 'Win',
  lower: 'Lower stake',
  higher: 'Raise stake',
  chips: 'Chips',
  chip: (amount) => `Chip of ${amount}`,
  sound: 'Sound',
  bigWin: 'Big win',
  stakes: 'Stakes',
  rules: 'Rules and pay table',
  payTable: 'Pay table',
  howToPlay: 'How to play',
  close: 'Close',
  needsScript: 'This game needs JavaScript.',
  loading: 'Loading the game',
  ready: 'Ready to play.',
  stakeNow: (amount) => `Stake ${amount}.`,
  noWin: 'No win.',
  won: (amount) => `Won ${amount}.`,
  gaveBack: (amount, stake) => `${amount} returned on a ${stake} stake.`,
  jackpotWon: (amount) => `Jackpot: ${amount}.`,
  balanceNow: (amount) => `Balance ${amount}.`,
  lastRound: 'Your last round ended while the game was closed.',
  openRound: 'Your round is still open.',
  cannotShow: 'This game can no longer show your open round. It is settled within a day, and then you see the result.',
  connectionLost: 'Connection lost. Your round is saved and charged once. Trying again…',
  tooPoor: 'Your balance is too low for this stake.',
  stakeCap: 'This stake is above the legal maximum for a round where you play.',
  lossLimit: 'This stake would exceed your loss limit. Your limits are in My play.',
  timeLimit: 'You have reached your time limit, so you cannot stake for now. Your limits are in My play.',
  onBreak: 'You are on a break from playing.',
  countryRestricted: 'You cannot play where you are now. Your balance is safe, and you can withdraw it.',
  locationUnknown: 'We cannot tell where you are. Turn off VPN and proxy services, then try again.',
  sessionEnded: 'Your game session has ended. Your rounds are saved. Open the game again to view them.',
  playedElsewhere:
    'You opened another game, and you can play one game at a time. Any open round in this game is saved.',
  otherGameOpen: (name) =>
    name === ''
      ? 'You have an unfinished round in another game. It is settled within a day, and then you can play here.'
      : `You have an unfinished round in ${name}. Finish it first: you can play one game at a time.`,
  gameRecalled:
    'This game was withdrawn. If a round was open, it is void and its stake is back in your balance. Your history shows the round.',
  launchRefused: 'This game could not be opened. Go back to the lobby and choose it again.',
  unavailable: 'The game is unavailable right now. A round you started is saved and charged once.',
  tryAgain: 'Try again',
  leave: 'Back to the lobby',
};
