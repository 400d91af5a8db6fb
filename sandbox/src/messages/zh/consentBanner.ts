import type { Translation } from '@foyer/games/messages/messagesByLanguage';
import type { ConsentBannerMessages } from '../en/consentBanner.ts';

export const messages: Translation<ConsentBannerMessages> = {
  title: 'Cookie（演示同意服务商）',
  text: '除必要 Cookie 外，我们只在您同意后使用。您可以随时更改。',
  accept: '全部接受',
  reject: '全部拒绝',
  manage: '设置',
  save: '保存设置',
  names: ['统计分析', '功能', '营销推广'],
};
