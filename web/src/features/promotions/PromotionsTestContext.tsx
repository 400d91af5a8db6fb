import type { ReactNode } from 'react';
import { GameTestContext } from '../../domain/game/GameTestContext.tsx';
import type { PromotionCard } from '../../domain/site/promotionCard.ts';
import { siteStore } from '../../domain/site/siteStore.ts';
import { loadLazyMessages } from '../../i18n/loadLazyMessages.ts';
import { loadMessages } from '../../i18n/messages.ts';
import type { Visit } from '../../services/market/visit.ts';
import { noPromotions, promotionsStore } from './promotionsRules.ts';

const messages = await loadMessages('en');
await loadLazyMessages('en', 'promotions');

/** An offer of a test. */
export const samplePromotion = (promotionId: number, more: Partial<PromotionCard> = {}): PromotionCard => ({
  promotionId,
  serviceId: 2,
  isUserOptedIn: false,
  audience: 'everyPlayer',
  title: `Offer ${promotionId}`,
  figure: '20',
  figureText: 'free spins',
  summary: 'Twenty spins.',
  terms: null,
  endsAt: null,
  bonus: null,
  cover: null,
  ...more,
});

/** No offers, and none requested. */
export function resetPromotions(): void {
  siteStore.setState({ userPromos: { count: 0, allPromos: [] } });
  promotionsStore.setState(noPromotions, true);
}

/** Surrounds views of offers in tests. */
export function PromotionsTestContext({ visit = {}, children }: { visit?: Partial<Visit>; children: ReactNode }) {
  return (
    <GameTestContext messages={messages} visit={visit}>
      {children}
    </GameTestContext>
  );
}
