import type { Translation } from '@foyer/games/messages/messagesByLanguage';
import type { PasswordResetMessages } from '../en/passwordReset.ts';

export const messages: Translation<PasswordResetMessages> = {
  link: {
    subject: '设置新密码',
    text: '请在 30 分钟内打开链接设置新密码，链接只能使用一次。如果不是您本人的请求，请忽略此消息，密码不会更改。',
  },
  changed: {
    subject: '您的密码已更改',
    text: '您的密码已更改，其他设备已退出登录。如果不是您本人操作，请联系客服。',
  },
};
