import { tellInteraction } from '../../telemetry/interactions.browser.ts';
import type { Interaction } from '../../telemetry/interactions.browser.ts';

type PromotionAction = Extract<Interaction, { area: 'promotions' }>['action'];

/** PR-06: what was pressed on a card. */
export function tellPromotion(action: PromotionAction, promotionId: number | null): void {
  tellInteraction({ area: 'promotions', action, promotionId });
}
