import { brands } from '@foyer/brands/brands';
import { cultureOf } from '@foyer/contract/languages';
import type { Player } from '../accounts/players.ts';
import type { OutboxMessage } from '../outbox/outbox.ts';

const words = {
  en: {
    link: {
      subject: 'Choose a new password',
      text: 'Open the link within 30 minutes to choose a new password. It works once. If you did not ask for it, do nothing: your password stays as it is.',
    },
    changed: {
      subject: 'Your password was changed',
      text: 'Your password was changed and your other devices were logged out. If that was not you, contact customer support at once.',
    },
  },
  zh: {
    link: {
      subject: '设置新密码',
      text: '请在 30 分钟内打开链接设置新密码，链接只能使用一次。如果这不是您本人的请求，无需理会，密码不会改变。',
    },
    changed: {
      subject: '您的密码已更改',
      text: '您的密码已更改，其他设备上的登录均已退出。如果这不是您本人的操作，请立即联系客服。',
    },
  },
} as const;

const wordsOf = ({ language }: Pick<Player, 'language'>) => words[cultureOf(language)];

/** The token stands behind the `#`, where no server and no log sees it. */
export function resetLinkMessage(player: Player, resetToken: string, webOrigins: readonly string[]): OutboxMessage {
  return {
    recipient: player.username,
    ...wordsOf(player).link,
    link: `${webOriginOf(player.brand, webOrigins)}/#reset=${resetToken}`,
  };
}

export function passwordChangedMessage(player: Player): OutboxMessage {
  return { recipient: player.username, ...wordsOf(player).changed, link: null };
}

function webOriginOf(brandId: string, webOrigins: readonly string[]): string {
  const hosts: readonly string[] = brands.find(({ id }) => id === brandId)?.hosts ?? [];
  return webOrigins.find((origin) => hosts.includes(new URL(origin).hostname)) ?? webOrigins[0] ?? '';
}
