import type { Direction } from '@foyer/contract/cashierFrame';
import type { LimitPeriod } from '@foyer/contract/limitKinds';
import type { PaymentReason, PaymentState } from '@foyer/contract/payment';

/** Outcomes that the player resolves outside the cashier. */
export type ObstacleOutcome =
  | 'limitReached'
  | 'verificationNeeded'
  | 'accountBlocked'
  | 'onBreak'
  | 'countryRestricted'
  | 'locationUnknown';
/** What a result screen is about. */
export type PaymentOutcome = 'completed' | 'processing' | 'declined' | 'noResponse' | 'cancelled' | ObstacleOutcome;
type PerDirection = Readonly<Record<Direction, string>>;

/** Everything the cashier says. Amounts arrive as finished text. */
export interface CashierMessages {
  /** Shown where the browser runs no scripts. */
  needsScript: string;
  loading: string;
  amount: PerDirection;
  range(least: string, max: string): string;
  /** The balance or the player's limits leave less than the least amount that the method takes. */
  tooLittle: Readonly<Record<Direction, (least: string) => string>>;
  available(amount: string): string;
  /** Fills in everything that can be withdrawn. */
  all: string;
  payWith: PerDirection;
  account: string;
  submit: Readonly<Record<Direction, (amount: string) => string>>;
  submitEmpty: PerDirection;
  working: string;
  cancel: string;
  sandboxNote: string;
  finalNote: string;
  amountMissing: string;
  refusals: Readonly<
    Partial<
      Record<
        | PaymentReason
        | 'malformed'
        | 'launchTokenRefused'
        | 'sessionEnded'
        | 'unknownMethod'
        | 'amountOutOfRange'
        | 'insufficientFunds'
        | 'keyReusedDifferently'
        | 'unknownPayment'
        | 'cannotCancel',
        string
      >
    >
  >;
  general: string;
  connectionLost: string;
  takesLonger: string;
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
  /** Names of the facts of a result. */
  balanceNow: string;
  paidWith: PerDirection;
  date: string;
  /** What happens after each outcome. */
  next: Readonly<Record<Direction, Readonly<Record<PaymentOutcome, string>>>>;
  otherMethod: PerDirection;
  resolve: Readonly<Record<'limits' | 'verification' | 'support', string>>;
  done: string;
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
  obstacleTitle: Readonly<Record<ObstacleOutcome, string>>;
  firstTitle: string;
  firstText: string;
  firstTools: readonly (readonly [string, string])[];
  firstHelp(name: string, phone: string | undefined): string;
  firstSet: string;
  firstGoOn: string;
  ended: Readonly<Record<'launchTokenRefused' | 'sessionEnded' | 'serviceUnavailable', string>>;
  close: string;
}

const periods = { day: '24 hours', week: '7 days', month: '1 month' } as const;

export const messages: CashierMessages = {
  needsScript: 'The cashier needs JavaScript.',
  loading: 'Opening the cashier',
  amount: { deposit: 'Amount to deposit', withdrawal: 'Amount to withdraw' },
  range: (least, max) => `Enter an amount from ${least} to ${max}.`,
  tooLittle: {
    deposit: (least) => `The minimum for this method is ${least}. You have less than that left in your deposit limit.`,
    withdrawal: (least) => `The minimum for this method is ${least}. You have less than that available to withdraw.`,
  },
  available: (amount) => `${amount} available to withdraw.`,
  all: 'All',
  payWith: { deposit: 'Pay with', withdrawal: 'Pay out to' },
  account: 'Test account',
  submit: { deposit: (amount) => `Deposit ${amount}`, withdrawal: (amount) => `Withdraw ${amount}` },
  submitEmpty: { deposit: 'Deposit', withdrawal: 'Withdraw' },
  working: 'One moment…',
  cancel: 'Cancel',
  sandboxNote: 'Demo: play money only. The test account decides how the bank responds.',
  finalNote: 'You cannot cancel a withdrawal after you request it.',
  amountMissing: 'Enter an amount, such as 20 or 20.50.',
  refusals: {
    amountOutOfRange: 'This amount is outside the range for this payment method.',
    insufficientFunds: 'You do not have this amount available to withdraw.',
    unknownMethod: 'This payment method is no longer available. Choose another one.',
    sessionEnded: 'Your session has ended. Log in again to continue.',
    cannotCancel: 'It is too late to cancel this.',
  },
  general: 'Something went wrong. Nothing was taken. Try again.',
  connectionLost: 'Connection lost. Trying again… You are charged only once.',
  takesLonger: 'This is taking longer than usual. We are still trying.',
  unknownFate:
    'We can’t reach the bank right now. If your payment arrived, you are charged once. Trying again never charges you twice.',
  tryAgain: 'Try again',
  seeTransactions: 'View transactions',
  limit: (value, period) => `Deposit limit: ${value} in ${periods[period]}`,
  limitUsed: (used, value) => `${used} of ${value} used`,
  noLimit: 'No deposit limit set',
  noLimitNote: 'A deposit limit caps how much you can deposit.',
  changeLimit: 'Change limit',
  setLimit: 'Set a limit',
  states: {
    deposit: {
      created: 'Deposit in progress',
      authorising: 'Deposit in progress',
      challenge: 'Your bank needs a code',
      pending: 'Your bank is processing your deposit',
      booked: 'Deposit complete',
      refused: 'Deposit declined',
      expired: 'Deposit expired',
      cancelled: 'Deposit cancelled',
    },
    withdrawal: {
      created: 'Withdrawal requested',
      authorising: 'Withdrawal requested',
      challenge: 'Withdrawal requested',
      pending: 'Withdrawal under review',
      booked: 'Withdrawal paid out',
      refused: 'Withdrawal returned',
      expired: 'Withdrawal returned',
      cancelled: 'Withdrawal cancelled',
    },
  },
  stateNames: {
    created: 'started',
    authorising: 'waiting for the bank',
    challenge: 'waiting for your code',
    pending: 'in progress',
    booked: 'complete',
    refused: 'declined',
    expired: 'expired',
    cancelled: 'cancelled',
  },
  reasons: {
    declined: 'Your payment provider declined this payment.',
    voucherUsed: 'This voucher has already been used. Enter another one, or choose another payment method.',
    methodHasNoFunds: 'There was not enough money in the account.',
    challengeFailed: 'You entered an incorrect code 3 times.',
    noAnswer: 'The bank did not respond in time.',
    limitReached: 'This payment would exceed a limit you set.',
    accountBlocked: 'The account could not be used.',
    verificationNeeded: 'The account is not verified.',
    onBreak: 'You were on a break.',
    countryRestricted: 'This is not allowed where you are.',
    locationUnknown: 'We could not tell where you are.',
  },
  direction: { deposit: 'Deposit', withdrawal: 'Withdrawal' },
  number: 'Transaction number',
  balanceNow: 'Balance now',
  paidWith: { deposit: 'Paid with', withdrawal: 'Paid out to' },
  date: 'Date',
  next: {
    deposit: {
      completed: 'The money is in your balance.',
      processing:
        'Your bank usually responds within a minute, and your balance changes then. You can close this window: your transactions show the result.',
      declined: 'No money was taken. You can choose another payment method.',
      noResponse: 'No money was taken. If your bank takes it later, we return it.',
      cancelled: 'No money was taken.',
      limitReached: 'No money was taken. Your limits show how much is left.',
      verificationNeeded: 'No money was taken. You can deposit after we have confirmed your identity.',
      accountBlocked: 'No money was taken. Customer support can tell you the reason.',
      onBreak: 'No money was taken. You can still withdraw your balance.',
      countryRestricted: 'No money was taken. You can still withdraw your balance.',
      locationUnknown: 'No money was taken. Turn off VPN and proxy services, then try again.',
    },
    withdrawal: {
      completed: 'We have sent the money to your payment method.',
      processing:
        'We review every withdrawal, which takes about a minute. The amount is set aside until then. You can close this window: your transactions show the result.',
      declined: 'The full amount is back in your balance. You can choose another payment method.',
      noResponse: 'The full amount is back in your balance. You can choose another payment method.',
      cancelled: 'The full amount is back in your balance.',
      limitReached: 'Your balance has not changed.',
      verificationNeeded: 'Your balance has not changed. You can withdraw after we have confirmed your identity.',
      accountBlocked: 'Your balance has not changed. Customer support can tell you the reason.',
      onBreak: 'Your balance has not changed.',
      countryRestricted: 'Your balance has not changed.',
      locationUnknown: 'Your balance has not changed.',
    },
  },
  otherMethod: { deposit: 'Choose another method', withdrawal: 'Choose another method' },
  resolve: { limits: 'View limits', verification: 'Verify account', support: 'Contact support' },
  done: 'Done',
  challengeText: (amount) => `To pay ${amount}, enter the code that your bank sent you.`,
  challengeCode: 'Code',
  challengeSandbox: (code) => `Demo: the code is ${code}.`,
  challengeWrong: (left) => (left === 1 ? 'Incorrect code. 1 attempt left.' : `Incorrect code. ${left} attempts left.`),
  confirm: 'Confirm',
  waitNote: 'You can close this window. Your transactions show the result.',
  latest: (direction, amount, state) => `${direction} of ${amount}: ${state}`,
  goOn: 'Continue',
  transactions: 'Your latest transactions',
  noTransactions: 'No deposits or withdrawals yet.',
  takeBack: 'Cancel withdrawal',
  cancelDeposit: 'Cancel deposit',
  obstacle: {
    declined: 'This is not available right now. Try again later.',
    voucherUsed: 'This is not available right now. Try again later.',
    methodHasNoFunds: 'This is not available right now. Try again later.',
    challengeFailed: 'This is not available right now. Try again later.',
    noAnswer: 'This is not available right now. Try again later.',
    limitReached: 'You have reached a deposit limit you set.',
    accountBlocked: 'This account cannot do this at the moment. Contact customer support for details.',
    verificationNeeded: 'Verify your account first. We must confirm your identity before you deposit or withdraw.',
    onBreak: 'You are on a break, so you cannot deposit. You can still withdraw your balance.',
    countryRestricted: 'Deposits to your account are not allowed where you are. You can still withdraw your balance.',
    locationUnknown:
      'We cannot tell where you are, so you cannot deposit. Turn off VPN and proxy services, then try again. You can still withdraw your balance.',
  },
  obstacleTitle: {
    limitReached: 'Deposit limit reached',
    verificationNeeded: 'Verification needed',
    accountBlocked: 'Not available for this account',
    onBreak: 'You are on a break',
    countryRestricted: 'No deposits where you are',
    locationUnknown: 'Your location is unknown',
  },
  firstTitle: 'Before your first deposit',
  firstText: 'You can use these tools at any time. Select the shield at the top of any page.',
  firstTools: [
    ['Deposit limit', 'How much you can deposit in 24 hours, 7 days or 1 month.'],
    ['Reality check', 'A reminder of your time and net position while you play.'],
    ['Time-out', 'No play for a day to several weeks.'],
    ['Self-exclusion', 'No play for 6 months or longer.'],
  ],
  firstHelp: (name, phone) =>
    `Talk to someone, free and confidential: ${name}${phone === undefined ? '' : `, ${phone}`}.`,
  firstSet: 'Set a limit',
  firstGoOn: 'Continue',
  ended: {
    launchTokenRefused: 'The cashier could not be opened. Close this window and open it again.',
    sessionEnded: 'Your session has ended. Log in again to view your transactions. No payment is lost.',
    serviceUnavailable:
      'The cashier is unavailable right now. If you started a payment, it is made once or not at all.',
  },
  close: 'Close',
};
