import { messages as en, type PortalMessages } from '../../messages/en/portal.ts';
import { messagesByLanguage } from '../../messages/messagesByLanguage.ts';

export type { PortalMessages };

export const portalMessages = await messagesByLanguage<PortalMessages>(
  en,
  (language) => import(`../../messages/${language}/portal.ts`),
);
