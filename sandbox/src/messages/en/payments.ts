/** Payment methods. The name of each test account says its outcome. */
export const messages = {
  methods: { card: 'Debit card', bank: 'Bank transfer', wallet: 'E-wallet', voucher: 'Voucher' },
  times: {
    atOnce: 'Instant',
    withinAMinute: 'Instant or within a minute',
    afterReview: 'About a minute, after review',
  },
  instruments: {
    'card-4021': 'Card ending 4021: accepted',
    'card-3220': 'Card ending 3220: asks for a code',
    'card-0002': 'Card ending 0002: declined',
    'card-0341': 'Card ending 0341: no response',
    'bank-harbour': 'Harbour Bank: accepted',
    'bank-slowwater': 'Slowwater Bank: takes a minute',
    'bank-quarry': 'Quarry Bank: declines after a minute',
    'wallet-full': 'Pocketfold wallet: accepted',
    'wallet-empty': 'Empty wallet: not enough funds',
    'voucher-good': 'Voucher GOOD-0001: accepted',
    'voucher-used': 'Voucher USED-0002: already used',
  },
};
export type PaymentMessages = typeof messages;
