import type { Culture } from '@foyer/contract/identifiers';
import type { LimitPeriod } from '@foyer/contract/limits';
import type { PaymentReason, PaymentState } from '@foyer/contract/payment';
import type { CashierRefusalReason } from '../cashierApi.ts';
import { englishMessages } from './messages.en.ts';
import { chineseMessages } from './messages.zh.ts';

type Direction = 'deposit' | 'withdrawal';
type PerDirection = Readonly<Record<Direction, string>>;

/** Everything the cashier says. Amounts arrive as finished text. */
export interface CashierMessages {
  loading: string;
  amount: PerDirection;
  range(least: string, most: string): string;
  /** The balance or the player's limits leave less than the least amount that the method takes. */
  tooLittle: Readonly<Record<Direction, (least: string) => string>>;
  available(amount: string): string;
  payWith: PerDirection;
  account: string;
  submit: Readonly<Record<Direction, (amount: string) => string>>;
  submitEmpty: PerDirection;
  working: string;
  cancel: string;
  sandboxNote: string;
  finalNote: string;
  identityNote: string;
  amountMissing: string;
  refusals: Readonly<Partial<Record<CashierRefusalReason, string>>>;
  general: string;
  connectionLost: string;
  unknownFate: string;
  tryAgain: string;
  seeTransactions: string;
  limit(value: string, period: LimitPeriod): string;
  limitUsed(used: string, value: string): string;
  noLimit: string;
  noLimitNote: string;
  changeLimit: string;
  setLimit: string;
  states: Readonly<Record<Direction, Readonly<Record<PaymentState, string>>>>;
  stateNames: Readonly<Record<PaymentState, string>>;
  reasons: Readonly<Record<PaymentReason, string>>;
  direction: PerDirection;
  number: string;
  balanceNow(amount: string): string;
  again: string;
  done: string;
  back: string;
  challengeTitle: string;
  challengeText(amount: string): string;
  challengeCode: string;
  challengeSandbox(code: string): string;
  challengeWrong(left: number): string;
  confirm: string;
  waitNote: string;
  latest(direction: string, amount: string, state: string): string;
  goOn: string;
  transactions: string;
  noTransactions: string;
  takeBack: string;
  cancelDeposit: string;
  obstacle: Readonly<Record<PaymentReason, string>>;
  obstacleWay: Readonly<Partial<Record<PaymentReason, string>>>;
  firstTitle: string;
  firstText: string;
  firstTools: readonly (readonly [string, string])[];
  firstHelp(name: string, phone: string | undefined): string;
  firstSet: string;
  firstGoOn: string;
  ended: Readonly<Record<'launchTokenRefused' | 'sessionEnded' | 'serviceUnavailable', string>>;
  close: string;
}

export const cashierMessages: Readonly<Record<Culture, CashierMessages>> = { en: englishMessages, zh: chineseMessages };
