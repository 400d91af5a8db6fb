import type { moneyMoveKinds } from '@foyer/contract/history';
import type { Culture } from '@foyer/contract/identifiers';
import type { PortalPage } from '@foyer/contract/portal';
import type { marketingChannels } from '@foyer/contract/registrationDetails';

interface PortalMessages {
  portal: string;
  pages: Record<PortalPage, string>;
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
  nothing: string;
  older: string;
  newest: string;
  moves: Record<(typeof moneyMoveKinds)[number], string>;
}

export const portalMessages: Record<Culture, PortalMessages> = {
  en: {
    portal: 'Account portal',
    pages: {
      'communication-preferences': 'Messages from us',
      'transaction-history': 'Transaction history',
      'game-history': 'Game history',
    },
    ended: 'This page is closed',
    endedWhy: 'Its address works once and for a while. Open it again from the site.',
    preferencesWhy:
      'Choose how we may write to you about offers. Nothing is chosen unless you choose it, and messages that concern your account come anyway.',
    products: { casino: 'Casino' },
    channels: { email: 'Email', sms: 'Text message', phone: 'Phone call', post: 'Post' },
    decided: (when) => `Your choice of ${when}`,
    save: 'Save',
    saved: 'Your choices are saved.',
    when: 'When (UTC)',
    what: 'What',
    amount: 'Amount',
    balance: 'Balance',
    game: 'Game',
    stake: 'Stake',
    win: 'Win',
    open: 'Open',
    nothing: 'Nothing yet.',
    older: 'Older entries',
    newest: 'Newest entries',
    moves: {
      deposit: 'Deposit',
      withdrawal: 'Withdrawal asked for',
      withdrawalReturned: 'Withdrawal returned',
      payout: 'Withdrawal paid out',
      grant: 'Play money from the house',
      conversion: 'Bonus turned into balance',
      lapse: 'Bonus ended',
    },
  },
  zh: {
    portal: '账户中心',
    pages: {
      'communication-preferences': '消息接收设置',
      'transaction-history': '交易记录',
      'game-history': '游戏记录',
    },
    ended: '此页面已关闭',
    endedWhy: '该地址只能使用一次，且有时间限制。请从网站重新打开。',
    preferencesWhy: '请选择我们可以通过哪些方式向您发送优惠信息。未经您选择，一律不发送；与账户有关的通知仍会送达。',
    products: { casino: '娱乐场' },
    channels: { email: '电子邮件', sms: '短信', phone: '电话', post: '邮寄' },
    decided: (when) => `您的选择时间：${when}`,
    save: '保存',
    saved: '您的选择已保存。',
    when: '时间（UTC）',
    what: '项目',
    amount: '金额',
    balance: '余额',
    game: '游戏',
    stake: '投注',
    win: '赢得',
    open: '进行中',
    nothing: '暂无记录。',
    older: '更早的记录',
    newest: '最新的记录',
    moves: {
      deposit: '存款',
      withdrawal: '申请提款',
      withdrawalReturned: '提款退回',
      payout: '提款已付',
      grant: '平台赠送的游戏币',
      conversion: '奖金转入余额',
      lapse: '奖金失效',
    },
  },
};
