import type { Brand, Market, MarketRules } from '@foyer/brands/market';
import { restOfWorldRules } from '@foyer/brands/market';
import { daysText } from '@foyer/contract/daysText';
import type { Culture } from '@foyer/contract/ids';
import { languages } from '@foyer/contract/languages';
import accessibility from '../../../content/accessibility.json' with { type: 'json' };
import { customerFundsText } from '../cashier/customerFundsText.ts';
import { identityCheckText } from '../verification/identityCheckText.ts';

/** Names that a text may use as `{{name}}`, so that an age or a help line is defined only in the market table. */
export const factNames = [
  'brandId',
  'brandName',
  'minimumAge',
  'gameCount',
  'helpLineName',
  'helpLineUrl',
  'helpLinePhone',
  'currency',
  'customerFunds',
  'customerFundsRating',
  'acknowledgementDays',
  'acknowledgementTime',
  'decisionDays',
  'decisionTime',
  'disputeBodyName',
  'disputeBodyUrl',
  'identityCheck',
  'accessibilityDay',
  'accessibilityTests',
] as const;
export type Facts = Readonly<Record<(typeof factNames)[number], string>>;

/** Facts of a market, or of the brand's product if the market is null. */
export type FactsOf = (brand: Brand, market: Market | null, culture: Culture) => Facts;

/** Placeholder facts, for checking content without a market. */
export const sampleFacts: Facts = {
  brandId: 'brand',
  brandName: 'Brand',
  minimumAge: '18',
  gameCount: '600',
  helpLineName: 'Help line',
  helpLineUrl: 'https://help.example',
  helpLinePhone: '000',
  currency: 'GBP',
  customerFunds: 'Protection of customer funds',
  customerFundsRating: 'medium',
  acknowledgementDays: '2',
  acknowledgementTime: '2 days',
  decisionDays: '56',
  decisionTime: '8 weeks',
  disputeBodyName: 'Dispute body',
  disputeBodyUrl: 'https://disputes.example',
  identityCheck: 'Check of identity',
  accessibilityDay: '1 January 2026',
  accessibilityTests: '100',
};

/** Returns the facts of a market, or of the brand if the market is null (rest-of-world rules). */
export function marketFacts(brand: Brand, market: Market | null, culture: Culture, gameCount: number): Facts {
  const rules: MarketRules = market?.rules ?? restOfWorldRules;
  const { complaints } = rules;
  const { locale } = languages[culture];
  return {
    brandId: brand.id,
    brandName: brand.name,
    minimumAge: String(rules.minimumAge),
    gameCount: gameCount.toLocaleString(culture),
    helpLineName: rules.helpLine.name,
    helpLineUrl: rules.helpLine.url,
    helpLinePhone: rules.helpLine.phone ?? '',
    currency: rules.currencyIsoCode,
    customerFunds: customerFundsText(rules, culture),
    customerFundsRating: rules.customerFunds ?? '',
    acknowledgementDays: String(complaints.acknowledgementDays),
    acknowledgementTime: daysText(complaints.acknowledgementDays, locale),
    decisionDays: String(complaints.decisionDays),
    decisionTime: daysText(complaints.decisionDays, locale),
    disputeBodyName: complaints.disputeBody.name,
    disputeBodyUrl: complaints.disputeBody.url,
    identityCheck: identityCheckText(rules, culture),
    // Written from the last run of `npm run accessibility`.
    accessibilityDay: new Date(accessibility.day).toLocaleDateString(locale, {
      dateStyle: 'long',
      timeZone: 'UTC',
    }),
    accessibilityTests: accessibility.tests.toLocaleString(culture),
  };
}
