import type { Interaction } from '../../analytics/interaction.ts';
import { trackInteraction } from '../../analytics/trackInteraction.browser.ts';

type Promotion = Extract<Interaction, { area: 'promotions' }>;
type PromotionAction = Exclude<Promotion['action'], 'enrolled' | 'counted'>;

/** PR-06: what was pressed on a card. */
export function trackPromotion(action: PromotionAction, promotionId: number | null): void {
  trackInteraction({ area: 'promotions', action, promotionId });
}
