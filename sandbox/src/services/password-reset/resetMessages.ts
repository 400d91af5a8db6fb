import { cultureOf } from '@foyer/contract/languages';
import { messagesByLanguage } from '@foyer/games/messages/messagesByLanguage';
import { webOriginOf } from '../../kernel/webOriginOf.ts';
import { messages as en, type PasswordResetMessages } from '../../messages/en/passwordReset.ts';
import type { Player } from '../accounts/players.ts';

/** A message that the operator sends by e-mail or SMS. */
export interface PlayerMessage {
  /** User name of the player. */
  recipient: string;
  subject: string;
  text: string;
  /** Address that the message links to, or null. */
  link: string | null;
}

const messages = await messagesByLanguage<PasswordResetMessages>(
  en,
  (language) => import(`../../messages/${language}/passwordReset.ts`),
);

const messagesOf = ({ language }: Pick<Player, 'language'>) => messages[cultureOf(language)];

/** The token comes after the `#`, where no server and no log sees it. */
export function resetLinkMessage(player: Player, resetToken: string, webOrigins: readonly string[]): PlayerMessage {
  return {
    recipient: player.username,
    ...messagesOf(player).link,
    link: `${webOriginOf(player.brand, webOrigins)}/#reset=${resetToken}`,
  };
}

export function passwordChangedMessage(player: Player): PlayerMessage {
  return { recipient: player.username, ...messagesOf(player).changed, link: null };
}
