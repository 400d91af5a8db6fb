/** Limits and reminders of a player who has set none; nothing can be changed here. */
export const protection = {
  currencyIsoCode: 'GBP',
  limits: [],
  reminderMinutes: null,
  netPosition: { week: 0, month: 0 },
  lifetimeNetDeposits: 0,
  reviewMonths: null,
  isReviewDue: false,
  isCalm: null,
  lastBreakEndedAt: null,
  marketingToAsk: [],
  offers: {
    timeOuts: [],
    selfExclusions: [],
    excludedMayWithdraw: false,
    exclusionScheme: null,
    otherBrands: [],
    helpLine: { name: 'Stand-in help line', url: 'https://help.example' },
    reminderMinutes: { usual: 60, choices: [60] },
    reviewMonths: null,
    isContinueNeutral: true,
    inactivityMinutes: 20,
  },
};

/** A player without rounds. */
export const gameHistory = { currencyIsoCode: 'GBP', totals: { staked: 0, won: 0 }, rounds: [], next: null };

/** A player without payments, whose balance was granted. */
export const moneyHistory = {
  currencyIsoCode: 'GBP',
  totals: { deposited: 0, withdrawn: 0 },
  lifetimeNetDeposits: 0,
  moves: [],
  next: null,
};

export const verification = {
  state: 'verified',
  steps: { identity: 'approved', address: 'approved' },
  holds: { play: false, withdraw: false },
};
