import type { BrowserContext } from '@playwright/test';
import { nameOf, problemsOf } from './eventCatalogue.ts';
import type { EventRecord } from './eventCatalogue.ts';

/** Stores consent to analytics and marketing like the banner, and sets the cookies of the operator’s own pages. */
export async function consentToAll(
  context: BrowserContext,
  site: string,
  cookies: Record<string, string> = {},
): Promise<void> {
  const now = new Date();
  const consent = new URLSearchParams({
    isGpcEnabled: '0',
    datestamp: now.toString(),
    version: '202402.1.0',
    groups: 'C0001:1,C0002:1,C0003:1,C0004:1',
    AwaitingReconsent: 'false',
  });
  const all = { ...cookies, OptanonConsent: consent.toString(), OptanonAlertBoxClosed: now.toISOString() };
  await context.clearCookies({ name: /^Optanon/ });
  await context.addCookies(Object.entries(all).map(([name, value]) => ({ name, value, url: site })));
}

/** Data-layer records of a context’s pages. */
export interface RecordedEvents {
  /** In order, across all pages. */
  records: readonly EventRecord[];
  /** The catalogue name of each record. */
  names(): string[];
  /** Deviations from the catalogue. */
  problems(): string[];
}

/** Records everything that pages of the context push to their data layer, whichever script creates it. */
export async function listenToDataLayers(context: BrowserContext): Promise<RecordedEvents> {
  const items: unknown[] = [];
  await context.exposeBinding('__pushed', (_source, text: string) => {
    const item: unknown = JSON.parse(text);
    // Consent commands and the consent vendor’s entries use the same layer.
    if (typeof item === 'object' && item !== null && 'eventData' in item) items.push(item);
  });
  await context.addInitScript(() => {
    if (window !== window.top) return;
    const listened = new WeakSet();
    let layer: unknown;
    Object.defineProperty(window, 'dataLayer', {
      configurable: true,
      get: () => layer,
      set(next: unknown) {
        layer = next;
        if (!Array.isArray(next) || listened.has(next)) return;
        listened.add(next);
        const push = next.push.bind(next);
        next.push = (...added: unknown[]) => {
          for (const item of added)
            void (window as unknown as { __pushed(text: string): Promise<void> }).__pushed(JSON.stringify(item));
          return push(...added);
        };
      },
    });
  });
  const records = items as EventRecord[];
  return { records, names: () => records.map(nameOf), problems: () => [...new Set(items.flatMap(problemsOf))] };
}
