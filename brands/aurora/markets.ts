import type { Market } from '../market.ts';
import { restOfWorldRules } from '../market.ts';

export const auroraMarkets: readonly Market[] = [
  {
    id: 'row',
    brand: 'aurora',
    casinoId: 3603,
    mobileCasinoId: 3604,
    marketNodeId: 1201,
    locales: ['en-GB'],
    locale: 'en-GB',
    countryIso2Code: null,
    isRow: true,
    isKYCRequired: false,
    rules: restOfWorldRules,
  },
];
