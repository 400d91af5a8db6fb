import type { ExclusionEventKind } from '@foyer/contract/exclusion';
import type { moneyMoveKinds } from '@foyer/contract/history';
import type { DeletionObstacle, PortalPage } from '@foyer/contract/portalPages';
import type { marketingChannels } from '@foyer/contract/registrationDetails';

/** Messages of the account portal. */
export interface PortalMessages {
  portal: string;
  skip: string;
  /** Leads back to the brand's site. */
  back: string;
  playMoney: string;
  saferGambling: string;
  help: string;
  pages: Record<PortalPage, string>;
  yourData: {
    export: string;
    exportWhy: string;
    download: string;
    terms: string;
    termsWhy: string;
    termsVersion: (version: string) => string;
    /** Follows the time of the acceptance. */
    termsLanguage: (language: string) => string;
    noTerms: string;
    delete: string;
    deleteWhy: string;
    erased: string;
    retained: (years: number) => string;
    settle: string;
    obstacles: Record<DeletionObstacle, string>;
    goToDelete: string;
    sure: string;
    confirm: string;
    unconfirmed: string;
    confirmDelete: string;
    cancel: string;
    deleted: string;
    deletedWhy: (until: string) => string;
  };
  exclusion: {
    history: string;
    historyWhy: string;
    /** `detail` is a number, an amount of money or a time, as the event has it. */
    events: Record<ExclusionEventKind, (detail: string) => string>;
    noMarketing: string;
  };
  ended: string;
  endedWhy: string;
  preferencesWhy: string;
  products: { casino: string };
  channels: Record<(typeof marketingChannels)[number], string>;
  decided: (when: string) => string;
  save: string;
  saved: string;
  when: string;
  what: string;
  amount: string;
  balance: string;
  game: string;
  stake: string;
  win: string;
  open: string;
  removedGame: string;
  howDecided: string;
  watchAgain: string;
  seed: string;
  rulesVersion: string;
  nothing: string;
  nothingInPeriod: string;
  period: string;
  periods: Record<'week' | 'month' | 'quarter' | 'all', string>;
  deposited: string;
  withdrawn: string;
  netDeposits: string;
  staked: string;
  won: string;
  netPosition: string;
  /** `staked` is finished text. */
  openRounds(rounds: number, staked: string): string;
  older: string;
  newest: string;
  moves: Record<(typeof moneyMoveKinds)[number], string>;
}

export const messages: PortalMessages = {
  portal: 'Account portal',
  skip: 'Skip to content',
  back: 'Back to site',
  playMoney: 'Demo with play money: no real money is staked or paid out.',
  saferGambling: 'Safer gambling',
  help: 'Help',
  pages: {
    'communication-preferences': 'Marketing preferences',
    'transaction-history': 'Transaction history',
    'game-history': 'Game history',
    'your-data': 'Your data',
  },
  yourData: {
    export: 'Download your data',
    exportWhy:
      'One file (JSON) with everything we hold about you: your details, logins, payments, games, bonuses, limits, breaks and messages. Each list has up to 20,000 entries and says how many there are. Passwords and other secrets are not included.',
    download: 'Download your data',
    terms: 'Terms that you accepted',
    termsWhy: 'Every version that you accepted, with the time. Each can be read on the site.',
    termsVersion: (version) => `Version ${version}`,
    termsLanguage: (language) => `. Read in: ${language}`,
    noTerms: 'No acceptance with a version is recorded.',
    delete: 'Delete your account',
    deleteWhy: 'We close your account for good and log you out everywhere. You cannot open it again.',
    erased:
      'Deleted at once: marketing preferences, favourites, recently played games, quest progress, achievements and messages.',
    retained: (years) =>
      `Kept by law for ${years} years: your identity, logins, payments, games, bonuses, limits, breaks and self-exclusion. We use them for nothing else. After that, we delete your personal details, and what remains no longer shows who you are.`,
    settle: 'Before you can delete your account',
    obstacles: {
      balance: 'You still have a balance. Withdraw it in Banking first, so that you do not lose it.',
      payment: 'A payment is not finished. Wait until it is complete.',
      round: 'A game round is not finished. Open the game and finish it.',
    },
    goToDelete: 'Continue to delete',
    sure: 'Delete your account for good?',
    confirm: 'I understand that my account is closed for good and that active bonuses are lost.',
    unconfirmed: 'Select the box to confirm.',
    confirmDelete: 'Delete account',
    cancel: 'Keep account',
    deleted: 'Account deleted',
    deletedWhy: (until) =>
      `Your account is closed, and you are logged out everywhere. We delete what we must keep by law after ${until}.`,
  },
  exclusion: {
    history: 'Self-exclusion history',
    historyWhy: 'Everything that happened in your self-exclusions, newest first. Nobody can change or delete it.',
    events: {
      begun: (until) => `Self-exclusion started, until ${until}`,
      sessionsClosed: (count) => `Logged out everywhere (sessions: ${count})`,
      roundsSettled: (count) => `Open rounds settled by the rules of the game (rounds: ${count})`,
      bonusesEnded: (count) => `Bonuses and free spins ended (number: ${count})`,
      marketingWithdrawn: (count) => `Marketing consents withdrawn (number: ${count})`,
      depositsCancelled: (count) => `Unfinished deposits cancelled (number: ${count})`,
      fundsReturned: (amount) => `Balance sent back to your payment method: ${amount}`,
      fundsHeld: (amount) => `Balance that no payment method took: ${amount}. Contact support.`,
      returnRequested: (until) => `You asked to return. The account opens ${until}`,
      returnWithdrawn: () => 'You withdrew the request to return',
      opened: () => 'Account open again',
    },
    noMarketing: 'You receive no marketing while your account is restricted. We ask you again when you return.',
  },
  ended: 'This page has expired',
  endedWhy: 'The link works once and expires after a short time. Open the page again from the site.',
  preferencesWhy:
    'Choose how we may contact you about offers. Nothing is selected for you. We still send messages about your account.',
  products: { casino: 'Casino' },
  channels: { email: 'Email', sms: 'Text message', phone: 'Phone', post: 'Post' },
  decided: (when) => `Last saved: ${when}`,
  save: 'Save',
  saved: 'Preferences saved.',
  when: 'Date (UTC)',
  what: 'Type',
  amount: 'Amount',
  balance: 'Balance',
  game: 'Game',
  stake: 'Stake',
  win: 'Win',
  open: 'Open',
  removedGame: 'Game no longer available',
  howDecided: 'How this round was decided',
  watchAgain: 'Watch this round again',
  seed: 'Seed',
  rulesVersion: 'Rules version',
  nothing: 'No entries yet.',
  nothingInPeriod: 'No entries in this period.',
  period: 'Period',
  periods: { week: '7 days', month: '30 days', quarter: '90 days', all: 'All' },
  deposited: 'Deposited',
  withdrawn: 'Withdrawn',
  netDeposits: 'Net deposits',
  staked: 'Staked',
  won: 'Won',
  netPosition: 'Net position',
  openRounds: (rounds, staked) =>
    rounds === 1
      ? `1 round is not finished: its stake of ${staked} counts as lost until it ends.`
      : `${rounds} rounds are not finished: their stakes of ${staked} count as lost until they end.`,
  older: 'Older entries',
  newest: 'Newest entries',
  moves: {
    deposit: 'Deposit',
    withdrawal: 'Withdrawal requested',
    withdrawalReturned: 'Withdrawal returned',
    payout: 'Withdrawal paid out',
    grant: 'Play money added',
    conversion: 'Bonus moved to balance',
    lapse: 'Bonus expired',
  },
};
