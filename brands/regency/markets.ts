import type { Market, MarketRules } from '../market.ts';
import { restOfWorldRules } from '../market.ts';

const ukRules: MarketRules = {
  currencyIsoCode: 'GBP',
  minimumAge: 18,
  coverTone: 'adult',
  oneGameAtATime: true,
  playWithoutMeter: false,
  continuePlaying: false,
  withdrawalCancelling: false,
  lowBalance: { threshold: 500, wording: 'neutral' },
  bigWinners: true,
  bigWinFloor: 1000,
  minimumRoundMs: { slot: 2500, other: 5000 },
  slotStakeCap: { most: 500, young: { below: 25, most: 200 } },
  mostWagering: 10,
  gamification: { streaks: 'neutral', rewardsForRounds: false, playAchievements: false },
  helpLine: { name: 'GamCare', url: 'https://www.gamcare.org.uk', phone: '0808 8020 133' },
  verifyBefore: { play: true, withdraw: true },
  maltaOption: false,
  registration: {
    countries: ['GB'],
    region: null,
    asks: { occupation: false, affirmation: false },
    limits: ['deposit'],
    helpOnForm: false,
    marketingChannels: ['email', 'sms', 'phone', 'post'],
    marketingAskedFrom: '2025-05-01',
  },
  protection: {
    timeOuts: ['1d', '1w', '1m', '6w'],
    selfExclusions: ['6m', '1y', '5y'],
    excludedMayWithdraw: false,
    exclusionScheme: { name: 'GAMSTOP', url: 'https://www.gamstop.co.uk' },
    reminderMinutes: { usual: 60, choices: [15, 30, 60, 120] },
    reviewMonths: { most: 6, choices: [6, 3, 1] },
    isContinueNeutral: true,
    inactivityMinutes: 20,
  },
};

const ontarioRules: MarketRules = {
  currencyIsoCode: 'CAD',
  minimumAge: 19,
  coverTone: 'adult',
  oneGameAtATime: true,
  playWithoutMeter: false,
  continuePlaying: false,
  withdrawalCancelling: false,
  lowBalance: { threshold: 500, wording: 'neutral' },
  bigWinners: false,
  bigWinFloor: 1000,
  minimumRoundMs: { slot: 2500, other: 2500 },
  slotStakeCap: null,
  mostWagering: 10,
  gamification: { streaks: 'neutral', rewardsForRounds: false, playAchievements: false },
  helpLine: { name: 'ConnexOntario', url: 'https://www.connexontario.ca', phone: '1-866-531-2600' },
  verifyBefore: { play: true, withdraw: true },
  maltaOption: false,
  registration: {
    countries: ['CA'],
    region: { code: 'ON', name: 'Ontario' },
    asks: { occupation: true, affirmation: true },
    limits: ['deposit', 'loss', 'time'],
    helpOnForm: true,
    marketingChannels: ['email', 'sms', 'phone'],
    marketingAskedFrom: null,
  },
  protection: {
    timeOuts: ['1d', '1w', '1m', '2m', '3m'],
    selfExclusions: ['6m', '1y', '5y'],
    excludedMayWithdraw: false,
    exclusionScheme: null,
    reminderMinutes: { usual: 60, choices: [15, 30, 60, 120] },
    reviewMonths: null,
    isContinueNeutral: true,
    inactivityMinutes: 20,
  },
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
