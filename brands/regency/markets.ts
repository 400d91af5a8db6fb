import type { Market, MarketRules } from '../market.ts';
import { restOfWorldRules } from '../market.ts';

const ukRules: MarketRules = {
  currencyIsoCode: 'GBP',
  minimumAge: 18,
  coverTone: 'adult',
  oneGameAtATime: true,
  playWithoutMeter: false,
  continuePlaying: false,
  bigWinners: true,
  minimumRoundMs: { slot: 2500, other: 5000 },
  helpLine: { name: 'GamCare', url: 'https://www.gamcare.org.uk', phone: '0808 8020 133' },
};

const ontarioRules: MarketRules = {
  currencyIsoCode: 'CAD',
  minimumAge: 19,
  coverTone: 'adult',
  oneGameAtATime: true,
  playWithoutMeter: false,
  continuePlaying: false,
  bigWinners: false,
  minimumRoundMs: { slot: 2500, other: 2500 },
  helpLine: { name: 'ConnexOntario', url: 'https://www.connexontario.ca', phone: '1-866-531-2600' },
};

export const regencyMarkets: readonly Market[] = [
  {
    id: 'uk', brand: 'regency', casinoId: 3568, mobileCasinoId: 3569, marketNodeId: 1101,
    locales: ['en-GB'], locale: 'en-GB', countryIso2Code: 'GB', isRow: false, isKYCRequired: true, rules: ukRules,
  },
  {
    id: 'ca', brand: 'regency', casinoId: 2335, mobileCasinoId: 2337, marketNodeId: 1102,
    locales: ['en-CA'], locale: 'en-CA', countryIso2Code: 'CA', isRow: false, isKYCRequired: true, rules: ontarioRules,
  },
  {
    id: 'row', brand: 'regency', casinoId: 40953, mobileCasinoId: 40954, marketNodeId: 1103,
    locales: ['en-GB', 'zh-CN'], locale: 'en-GB', countryIso2Code: null, isRow: true, isKYCRequired: false, rules: restOfWorldRules,
  },
  {
    id: 'row-zh', brand: 'regency', casinoId: 40953, mobileCasinoId: 40954, marketNodeId: 1104,
    locales: ['zh-CN', 'en-GB'], locale: 'zh-CN', countryIso2Code: null, isRow: true, isKYCRequired: false, rules: restOfWorldRules,
  },
];
