import type { Market } from '../market.ts';
import { fallbackCasinoIds, restOfWorldRules } from '../market.ts';

export const pulseMarkets: readonly Market[] = [
  {
    id: 'row',
    brand: 'pulse',
    casinoId: fallbackCasinoIds.desktop,
    mobileCasinoId: fallbackCasinoIds.mobile,
    marketNodeId: 1301,
    locales: ['en-GB'],
    locale: 'en-GB',
    countryIso2Code: null,
    isRow: true,
    isKYCRequired: false,
    rules: restOfWorldRules,
  },
];
