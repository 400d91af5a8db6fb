import { messages as en, type PlinkoMessages } from '../../../messages/en/plinko.ts';
import { messagesByLanguage } from '../../../messages/messagesByLanguage.ts';

export type { PlinkoMessages };

export const plinkoMessages = await messagesByLanguage<PlinkoMessages>(
  en,
  (language) => import(`../../../messages/${language}/plinko.ts`),
);
