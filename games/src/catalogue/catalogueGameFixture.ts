import { inEveryLanguage } from '../messages/inEveryLanguage.ts';
import type { CatalogueGame } from './catalogue.ts';

/** Builds a complete game of the catalogue, a slot, from the facts that matter to a test. */
export function catalogueGameFixture(facts: Partial<CatalogueGame> = {}): CatalogueGame {
  return {
    gameGroupId: 12,
    name: { ...inEveryLanguage(() => 'Diamond Hour'), zh: '钻石时刻' },
    theme: 'gem',
    kind: 'slot',
    provider: 'Northlight',
    rtp: 95.3,
    volatility: 'medium',
    popularity: 0.5,
    releaseDay: 1,
    features: [],
    engine: 'slot',
    modelId: 'river',
    jackpots: [],
    maintenanceHour: null,
    liveTable: null,
    art: { figures: [], emblems: [], family: null, scene: null, tail: null, wordRows: inEveryLanguage(() => null) },
    ...facts,
  };
}
