import type { Culture } from '@foyer/contract/identifiers';

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
  rules: string;
  payTable: string;
  howToPlay: string;
  close: string;
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
  sessionEnded: string;
  playedElsewhere: string;
  launchRefused: string;
  unavailable: string;
  tryAgain: string;
  leave: string;
}

const en: GameShellMessages = {
  playMoney: 'Play money',
  balance: 'Balance',
  stake: 'Stake',
  win: 'Win',
  lower: 'Lower stake',
  higher: 'Higher stake',
  chips: 'Chips',
  chip: (amount) => `Chip of ${amount}`,
  rules: 'Rules and pay table',
  payTable: 'Pay table',
  howToPlay: 'How to play',
  close: 'Close',
  loading: 'Loading the game',
  ready: 'Ready to play.',
  stakeNow: (amount) => `Stake ${amount}.`,
  noWin: 'No win.',
  won: (amount) => `Won ${amount}.`,
  gaveBack: (amount, stake) => `${amount} back of a ${stake} stake.`,
  jackpotWon: (amount) => `Jackpot: ${amount}.`,
  balanceNow: (amount) => `Balance ${amount}.`,
  lastRound: 'Your last round ended while the game was closed.',
  openRound: 'Your round is still open.',
  cannotShow:
    'Your open round cannot be shown here any more. It is settled within a day, and you see then what it brought.',
  connectionLost: 'Connection lost. Your round is safe and is charged once. Trying again…',
  tooPoor: 'Your balance is too low for this stake.',
  stakeCap: 'This stake is above the most that the law lets you put on a round here.',
  lossLimit: 'This stake would go beyond the loss limit you set. Your limits are in My play.',
  timeLimit:
    'The time you allowed yourself is used up. Nothing more can be staked for now; your limits are in My play.',
  onBreak: 'You are taking a break from playing.',
  sessionEnded: 'Your session in this game has ended. Nothing of a round is lost: open the game again to see it.',
  playedElsewhere:
    'Another game was opened, and here only one can be played at a time. A round that is open waits for you in this game.',
  launchRefused: 'This game could not be opened. Go back to the lobby and choose it again.',
  unavailable: 'The game cannot be reached right now. A round you started is safe and is charged once.',
  tryAgain: 'Try again',
  leave: 'Back to the lobby',
};

const zh: GameShellMessages = {
  playMoney: '虚拟游戏币',
  balance: '余额',
  stake: '投注',
  win: '赢奖',
  lower: '降低投注',
  higher: '提高投注',
  chips: '筹码',
  chip: (amount) => `${amount} 筹码`,
  rules: '规则与赔付表',
  payTable: '赔付表',
  howToPlay: '玩法',
  close: '关闭',
  loading: '正在加载游戏',
  ready: '可以开始。',
  stakeNow: (amount) => `投注 ${amount}。`,
  noWin: '未中奖。',
  won: (amount) => `赢得 ${amount}。`,
  gaveBack: (amount, stake) => `投注 ${stake}，返回 ${amount}。`,
  jackpotWon: (amount) => `头奖：${amount}。`,
  balanceNow: (amount) => `余额 ${amount}。`,
  lastRound: '您的上一局在游戏关闭期间已结算。',
  openRound: '您的这一局尚未结束。',
  cannotShow: '您未结束的一局已无法在此显示。该局将在一天内结算，届时会显示结果。',
  connectionLost: '连接中断。您的这一局是安全的，只会扣款一次。正在重试…',
  tooPoor: '余额不足，无法使用此投注。',
  stakeCap: '此投注高于法律允许您在此每局投注的上限。',
  lossLimit: '此投注将超出您设定的亏损限额。您可在“我的游戏”中查看限额。',
  timeLimit: '您为自己设定的游戏时间已用完，暂时不能投注。您可在“我的游戏”中查看限额。',
  onBreak: '您正在休息，暂停游戏。',
  sessionEnded: '您在此游戏中的会话已结束。任何一局都不会丢失：重新打开游戏即可查看。',
  playedElsewhere: '您已打开另一款游戏，此处每次只能玩一款游戏。未结束的一局会在本游戏中等您继续。',
  launchRefused: '无法打开此游戏。请返回大厅重新选择。',
  unavailable: '暂时无法连接游戏。已开始的一局是安全的，只会扣款一次。',
  tryAgain: '重试',
  leave: '返回大厅',
};

export const gameShellMessages: Readonly<Record<Culture, GameShellMessages>> = { en, zh };
