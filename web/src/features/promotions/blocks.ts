import { block } from '../../domain/block/blockDefinition.ts';
import type { PromotionsGridProperties } from './PromotionsGrid.tsx';
import place from './place.module.css';

export const promotionsBlocks = [
  block<PromotionsGridProperties>({
    alias: 'promotionsCardsGrid',
    region: 'main',
    load: 'now',
    messageArea: 'promotions',
    module: 'src/features/promotions/PromotionsGrid.tsx',
    view: () => import('./PromotionsGrid.tsx'),
  }),
  block<{ heading?: string | undefined }>({
    alias: 'promotionsRow',
    region: 'main',
    load: 'idle',
    bundle: 'promotions',
    messageArea: 'promotions',
    module: 'src/features/promotions/PromotionsRow.tsx',
    place: () => place['reserved'],
    view: () => import('./PromotionsRow.tsx'),
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
