import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { projectRoot } from '../../scripts/projectRoot.mjs';

/** What journeys read of a record. */
export interface EventRecord {
  event: string;
  eventData: Record<string, string>;
  customerData: Record<string, unknown>;
  pageData: { pageBrand: string };
  gameData?: Record<string, unknown>;
  sessionData?: { sessionGuid: string };
}

/** Type of each event by its name, from the page that is made from the catalogue. */
const types = new Map(Array.from(readFileSync(join(projectRoot, 'docs/events.md'), 'utf8').matchAll(/^\| `(\w+)` \| `(\w+)` \|/gm), ([, name = '', type = '']) => [name, type]));

/** Says yes to analytics and marketing as the banner would, and sets what the operator's own pages set. */
export async function consentToAll(context: BrowserContext, site: string, cookies: Record<string, string> = {}): Promise<void> {
  const now = new Date();
  const consent = new URLSearchParams({ isGpcEnabled: '0', datestamp: now.toString(), version: '202402.1.0', groups: 'C0001:1,C0002:1,C0003:1,C0004:1', AwaitingReconsent: 'false' });
  const all = { ...cookies, OptanonConsent: consent.toString(), OptanonAlertBoxClosed: now.toISOString() };
  await context.clearCookies({ name: /^Optanon/ });
  await context.addCookies(Object.entries(all).map(([name, value]) => ({ name, value, url: site })));
}

/** Keeps every record of the page's data layer, over all pages that are opened. */
export async function listenToDataLayer(page: Page): Promise<readonly EventRecord[]> {
  const records: EventRecord[] = [];
  await page.exposeFunction('__pushed', (text: string) => {
    const item = JSON.parse(text) as EventRecord | null;
    if (item !== null && typeof item === 'object' && 'eventData' in item) records.push(item);
  });
  await page.addInitScript(() => {
    const layer: unknown[] = [];
    const push = layer.push.bind(layer);
    layer.push = (...items) => {
      for (const item of items) (window as unknown as { __pushed(text: string): void }).__pushed(JSON.stringify(item));
      return push(...items);
    };
    Object.assign(window, { dataLayer: layer });
  });
  return records;
}

/** The name of a record, such as `loginSubmit`; throws for a record that the catalogue does not have as it is. */
export function nameOfRecord({ event, eventData, pageData }: EventRecord): string {
  const name = eventData['eventName']?.replace(`foyer_${pageData.pageBrand}_`, '') ?? '';
  if (types.get(name) !== event) throw new Error(`The catalogue has no ${event} called ${name}.`);
  return name;
}
