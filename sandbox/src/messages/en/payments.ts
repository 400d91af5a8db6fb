/** Payment methods. The name of each test account says its outcome. */
export interface PaymentMessages {
  methods: Readonly<Record<'card' | 'bank' | 'wallet' | 'voucher', string>>;
  times: Readonly<Record<'atOnce' | 'withinAMinute' | 'afterReview', string>>;
  instruments: Readonly<
    Record<
      | 'card-4021'
      | 'card-3220'
      | 'card-0002'
      | 'card-0341'
      | 'bank-harbour'
      | 'bank-slowwater'
      | 'bank-quarry'
      | 'wallet-full'
      | 'wallet-empty'
      | 'voucher-good'
      | 'voucher-used',
      string
    >
  >;
}

export const messages: PaymentMessages = {
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
