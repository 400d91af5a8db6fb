import type { Translation } from '@foyer/games/messages/messagesByLanguage';
import type { PaymentMessages } from '../en/payments.ts';

export const messages: Translation<PaymentMessages> = {
  methods: { card: '借记卡', bank: '银行转账', wallet: '电子钱包', voucher: '代金券' },
  times: { atOnce: '即时到账', withinAMinute: '即时或一分钟内', afterReview: '审核后到账，约一分钟' },
  testAccount: (name, outcome) => `${name}：${outcome}`,
  instruments: {
    'card-4021': { name: '尾号 4021', outcome: '通过' },
    'card-3220': { name: '尾号 3220', outcome: '需要验证码' },
    'card-0002': { name: '尾号 0002', outcome: '被拒绝' },
    'card-0341': { name: '尾号 0341', outcome: '无响应' },
    'bank-harbour': { name: '海港银行', outcome: '通过' },
    'bank-slowwater': { name: '缓水银行', outcome: '需要一分钟' },
    'bank-quarry': { name: '采石银行', outcome: '一分钟后拒绝' },
    'wallet-full': { name: 'Pocketfold 钱包', outcome: '通过' },
    'wallet-empty': { name: '空钱包', outcome: '余额不足' },
    'voucher-good': { name: '代金券 GOOD-0001', outcome: '通过' },
    'voucher-used': { name: '代金券 USED-0002', outcome: '已被使用' },
  },
};
