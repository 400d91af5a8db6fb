/** Payment methods. Each test account has one outcome. */
export const messages = {
  methods: { card: 'Debit card', bank: 'Bank transfer', wallet: 'E-wallet', voucher: 'Voucher' },
  times: {
    atOnce: 'Instant',
    withinAMinute: 'Instant or within a minute',
    afterReview: 'About a minute, after review',
  },
  /** A test account as the player chooses it. */
  testAccount: (name: string, outcome: string) => `${name}: ${outcome}`,
  instruments: {
    'card-4021': { name: 'Card ending 4021', outcome: 'accepted' },
    'card-3220': { name: 'Card ending 3220', outcome: 'asks for a code' },
    'card-0002': { name: 'Card ending 0002', outcome: 'declined' },
    'card-0341': { name: 'Card ending 0341', outcome: 'no response' },
    'bank-harbour': { name: 'Harbour Bank', outcome: 'accepted' },
    'bank-slowwater': { name: 'Slowwater Bank', outcome: 'takes a minute' },
    'bank-quarry': { name: 'Quarry Bank', outcome: 'declines after a minute' },
    'wallet-full': { name: 'Pocketfold wallet', outcome: 'accepted' },
    'wallet-empty': { name: 'Empty wallet', outcome: 'not enough funds' },
    'voucher-good': { name: 'Voucher GOOD-0001', outcome: 'accepted' },
    'voucher-used': { name: 'Voucher USED-0002', outcome: 'already used' },
  },
};
export type PaymentMessages = typeof messages;
