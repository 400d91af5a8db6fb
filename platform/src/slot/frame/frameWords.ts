import type { Culture } from '@foyer/contract/identifiers';

/** Every word of the frame. Amounts arrive as finished text. */
export interface FrameWords {
  playMoney: string;
  balance: string;
  stake: string;
  win: string;
  spin: string;
  lower: string;
  higher: string;
  rules: string;
  payTable: string;
  howToPlay: string;
  close: string;
  wild: string;
  scatter: string;
  loading: string;
  ready: string;
  spinning: string;
  stakeNow(amount: string): string;
  noWin: string;
  /** `lines` is how many lines won over all spins of the round. */
  won(amount: string, lines: number): string;
  /** The round gave back no more than it cost. */
  gaveBack(amount: string, stake: string): string;
  balanceNow(amount: string): string;
  freeSpinsWon(count: number): string;
  freeSpin(number: number, count: number): string;
  freeSpinsWin(amount: string): string;
  lastRound: string;
  connectionLost: string;
  tooPoor: string;
  sessionEnded: string;
  launchRefused: string;
  unavailable: string;
  tryAgain: string;
  leave: string;
  perLine: string;
  symbol(number: number): string;
  freeSpinsCount(count: number): string;
  wildFact: string;
  freeFact(multiplier: number): string;
  keys: string;
}

const en: FrameWords = {
  playMoney: 'Play money',
  balance: 'Balance',
  stake: 'Stake',
  win: 'Win',
  spin: 'Spin',
  lower: 'Lower stake',
  higher: 'Higher stake',
  rules: 'Rules and pay table',
  payTable: 'Pay table',
  howToPlay: 'How to play',
  close: 'Close',
  wild: 'Wild',
  scatter: 'Free',
  loading: 'Loading the game',
  ready: 'Ready to play.',
  spinning: 'The reels are turning.',
  stakeNow: (amount) => `Stake ${amount}.`,
  noWin: 'No win.',
  won: (amount, lines) => `Won ${amount} on ${lines} ${lines === 1 ? 'line' : 'lines'}.`,
  gaveBack: (amount, stake) => `${amount} back of a ${stake} stake.`,
  balanceNow: (amount) => `Balance ${amount}.`,
  freeSpinsWon: (count) => `${count} free spins.`,
  freeSpin: (number, count) => `Free spin ${number} of ${count}`,
  freeSpinsWin: (amount) => `so far ${amount}`,
  lastRound: 'Your last round ended while the game was closed.',
  connectionLost: 'Connection lost. Your round is safe and is charged once. Trying again…',
  tooPoor: 'Your balance is too low for this stake.',
  sessionEnded: 'Your session has ended. Every round you started is settled. Log in to play again.',
  launchRefused: 'This game could not be opened. Go back to the lobby and choose it again.',
  unavailable: 'The game cannot be reached right now. A round you started is safe and is charged once.',
  tryAgain: 'Try again',
  leave: 'Back to the lobby',
  perLine: 'Pays per line at your stake, for three, four and five in a row.',
  symbol: (number) => `Symbol ${number}`,
  freeSpinsCount: (count) => `${count} free spins`,
  wildFact: 'Stands in for every symbol but the scatter.',
  freeFact: (multiplier) => `Line wins of free spins count ${multiplier} times.`,
  keys: 'Space or Enter spins, plus and minus change the stake.',
};

const zh: FrameWords = {
  playMoney: '虚拟游戏币',
  balance: '余额',
  stake: '投注',
  win: '赢奖',
  spin: '旋转',
  lower: '降低投注',
  higher: '提高投注',
  rules: '规则与赔付表',
  payTable: '赔付表',
  howToPlay: '玩法',
  close: '关闭',
  wild: '百搭',
  scatter: '免费',
  loading: '正在加载游戏',
  ready: '可以开始。',
  spinning: '转轴正在转动。',
  stakeNow: (amount) => `投注 ${amount}。`,
  noWin: '未中奖。',
  won: (amount, lines) => `${lines} 条线赢得 ${amount}。`,
  gaveBack: (amount, stake) => `投注 ${stake}，返回 ${amount}。`,
  balanceNow: (amount) => `余额 ${amount}。`,
  freeSpinsWon: (count) => `获得 ${count} 次免费旋转。`,
  freeSpin: (number, count) => `免费旋转 ${number} / ${count}`,
  freeSpinsWin: (amount) => `累计 ${amount}`,
  lastRound: '您的上一局在游戏关闭期间已结算。',
  connectionLost: '连接中断。您的这一局是安全的，只会扣款一次。正在重试…',
  tooPoor: '余额不足，无法使用此投注。',
  sessionEnded: '您的会话已结束，已开始的每一局均已结算。请登录后再玩。',
  launchRefused: '无法打开此游戏。请返回大厅重新选择。',
  unavailable: '暂时无法连接游戏。已开始的一局是安全的，只会扣款一次。',
  tryAgain: '重试',
  leave: '返回大厅',
  perLine: '按当前投注，每条线三连、四连、五连的赔付。',
  symbol: (number) => `符号 ${number}`,
  freeSpinsCount: (count) => `${count} 次`,
  wildFact: '可替代除分散符号以外的所有符号。',
  freeFact: (multiplier) => `免费旋转中的线奖按 ${multiplier} 倍计算。`,
  keys: '空格或回车键旋转，加号和减号更改投注。',
};

export const frameWords: Readonly<Record<Culture, FrameWords>> = { en, zh };
