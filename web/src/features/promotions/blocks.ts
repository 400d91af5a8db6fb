import { block } from '../../domain/block/blockDefinition.ts';
import type { PromotionsGridProperties } from './PromotionsGrid.tsx';

export const promotionsBlocks = [
  block<PromotionsGridProperties>({
    alias: 'promotionsCardsGrid',
    region: 'main',
    load: 'now',
    messageArea: 'promotions',
    module: 'src/features/promotions/PromotionsGrid.tsx',
    view: () => import('./PromotionsGrid.tsx'),
  }),
  block<object>({
    alias: 'promotionsTermsAndConditions',
    region: 'overlay',
    load: 'use',
    opens: 'promotionTerms',
    messageArea: 'promotions',
    module: 'src/features/promotions/PromotionTerms.tsx',
    view: () => import('./PromotionTerms.tsx'),
  }),
  block<object>({
    alias: 'freedomBonusInformationModal',
    region: 'overlay',
    load: 'use',
    opens: 'freedomBonus',
    messageArea: 'promotions',
    module: 'src/features/promotions/FreedomBonusInformation.tsx',
    view: () => import('./FreedomBonusInformation.tsx'),
  }),
];
