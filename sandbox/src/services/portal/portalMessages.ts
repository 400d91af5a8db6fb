import { messagesByLanguage } from '@foyer/games/messages/messagesByLanguage';
import { messages as en, type PortalMessages } from '../../messages/en/portal.ts';

export type { PortalMessages };

export const portalMessages = await messagesByLanguage<PortalMessages>(
  en,
  (language) => import(`../../messages/${language}/portal.ts`),
);
