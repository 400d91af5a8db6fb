import type { Interaction } from '../../analytics/interaction.ts';
import { tellInteraction } from '../../analytics/tellInteraction.browser.ts';

type Promotion = Extract<Interaction, { area: 'promotions' }>;
type PromotionAction = Exclude<Promotion['action'], 'enrolled' | 'counted'>;

/** PR-06: what was pressed on a card. */
export function tellPromotion(action: PromotionAction, promotionId: number | null): void {
  tellInteraction({ area: 'promotions', action, promotionId });
}
