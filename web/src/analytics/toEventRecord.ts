import { ownValue } from '@foyer/contract/ownValue';
import { catalogue } from './catalogue.ts';
import { filledFields } from './catalogueEntry.ts';
import type { CatalogueEntry } from './catalogueEntry.ts';
import { countryData } from './countryData.ts';
import type { PlaceFacts } from './countryData.ts';
import { customerData } from './customerData.ts';
import type { CustomerCookies } from './customerData.ts';
import type { CustomerData, CustomerFlag, EventData, EventRecord, SessionData } from './eventRecord.ts';
import type { Interaction } from './interaction.ts';

/** What is true of visitor and page at the moment of an event. */
export interface EventFacts {
  /** First part of every event's name. */
  projectPrefix: string;
  brandId: string;
  /** The casino of this market and device. */
  casinoId: number;
  cookies: CustomerCookies;
  customerData: CustomerData;
  customerFlag: CustomerFlag;
  place: PlaceFacts;
  session: SessionData | null;
}

const entries: Readonly<Record<string, CatalogueEntry | undefined>> = catalogue;

/** What was told, as the record every sink gets; null for what the catalogue does not know. */
export function toEventRecord(interaction: Interaction, facts: EventFacts): EventRecord | null {
  const key = `${interaction.area}.${interaction.action}`;
  const entry = ownValue(entries, key);
  if (entry === undefined) return null;
  const { firstBetPlaced, firstDepositComplete, kycStatus, accountStatus, isLoggedIn } = facts.customerFlag;
  return {
    event: entry.type,
    eventData: eventData(key, entry, interaction, facts),
    customerData: customerData(facts.customerData, facts.cookies, facts.casinoId),
    customerFlag: { firstBetPlaced, firstDepositComplete, kycStatus, accountStatus, isLoggedIn },
    pageData: { pageBrand: facts.brandId },
    ...('game' in interaction && { gameData: interaction.game }),
    ...('payment' in interaction && { paymentData: interaction.payment }),
    countryData: countryData(facts.place),
    ...(facts.session !== null && { sessionData: facts.session }),
  };
}

function eventData(
  key: string,
  entry: CatalogueEntry,
  interaction: Interaction,
  { projectPrefix, brandId }: EventFacts,
): EventData {
  const told: Readonly<Record<string, unknown>> = { ...interaction };
  const { area, action } = eventNameOf(key);
  const isPageLoad = entry.type === 'page_load';
  const data: EventData = {
    eventName: eventName(projectPrefix, brandId, key),
    eventActivity: action,
    eventArea: area,
    eventDetail: '',
    eventDetail2: '',
    eventDetail3: '',
    eventDetail4: '',
    fieldName: '',
    errorInfo: '',
    eventCategory: isPageLoad ? 'Page Load' : area,
    eventAction: isPageLoad ? 'Page Load' : action,
    eventLabel: '',
  };
  for (const field of filledFields) {
    const fact = entry.fills?.[field];
    if (fact !== undefined) data[field] = textOf(ownValue(told, fact));
  }
  return data;
}

/** AN-02: `foyer_regency_loginSubmit`. */
export function eventName(projectPrefix: string, brandId: string, key: string): string {
  return [projectPrefix, brandId, key.replace(/\.(.)/, (_dot, first: string) => first.toUpperCase())].join('_');
}

/** `inAppMessage.callToAction` as `In App Message` and `Call To Action`. */
export function eventNameOf(key: string): { area: string; action: string } {
  const [area = '', action = ''] = key
    .split('.')
    .map((name) => (name.charAt(0).toUpperCase() + name.slice(1)).replace(/(?<=[a-z])(?=[A-Z])/g, ' '));
  return { area, action };
}

const maxTextLength = 200;

function textOf(fact: unknown): string {
  return typeof fact === 'string' || typeof fact === 'number' || typeof fact === 'boolean'
    ? String(fact).slice(0, maxTextLength)
    : '';
}
