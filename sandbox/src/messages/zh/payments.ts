import type { Translation } from '@foyer/games/messages/messagesByLanguage';
import type { PaymentMessages } from '../en/payments.ts';

export const messages: Translation<PaymentMessages> = {
  methods: { card: '借记卡', bank: '银行转账', wallet: '电子钱包', voucher: '代金券' },
  times: { atOnce: '即时到账', withinAMinute: '即时或一分钟内', afterReview: '审核后到账，约一分钟' },
  instruments: {
    'card-4021': '尾号 4021：通过',
    'card-3220': '尾号 3220：需要验证码',
    'card-0002': '尾号 0002：被拒绝',
    'card-0341': '尾号 0341：无响应',
    'bank-harbour': '海港银行：通过',
    'bank-slowwater': '缓水银行：需要一分钟',
    'bank-quarry': '采石银行：一分钟后拒绝',
    'wallet-full': 'Pocketfold 钱包：通过',
    'wallet-empty': '空钱包：余额不足',
    'voucher-good': '代金券 GOOD-0001：通过',
    'voucher-used': '代金券 USED-0002：已被使用',
  },
};
