import type { PortalMessages } from '../en/portal.ts';
import type { Translation } from '../messagesByLanguage.ts';

export const messages: Translation<PortalMessages> = {
  portal: '账户中心',
  pages: {
    'communication-preferences': '营销消息设置',
    'transaction-history': '交易记录',
    'game-history': '游戏记录',
  },
  ended: '此页面已失效',
  endedWhy: '该地址只能使用一次，且有时间限制。请从网站重新打开此页面。',
  preferencesWhy: '请选择我们可以如何向您发送优惠。以下选项均未预先勾选；与账户有关的通知仍会发送。',
  products: { casino: '娱乐场' },
  channels: { email: '电子邮件', sms: '短信', phone: '电话', post: '邮寄' },
  decided: (when) => `上次保存：${when}`,
  save: '保存',
  saved: '设置已保存。',
  when: '时间（UTC）',
  what: '类型',
  amount: '金额',
  balance: '余额',
  game: '游戏',
  stake: '投注',
  win: '赢奖',
  open: '进行中',
  nothing: '暂无记录。',
  older: '更早的记录',
  newest: '最新的记录',
  moves: {
    deposit: '存款',
    withdrawal: '申请提款',
    withdrawalReturned: '提款退回',
    payout: '提款已付',
    grant: '赠送游戏币',
    conversion: '奖金转入余额',
    lapse: '奖金结束',
  },
};
