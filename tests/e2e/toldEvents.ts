import type { BrowserContext } from '@playwright/test';
import { nameOf, problemsOf } from './eventCatalogue.ts';
import type { EventRecord } from './eventCatalogue.ts';

/** Says yes to analytics and marketing as the banner would, and sets what the operator's own pages set. */
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

/** What the data layers of a context's pages were told. */
export interface ToldEvents {
  /** In order, over all pages. */
  records: readonly EventRecord[];
  /** Of each record the name by which the catalogue has it. */
  names(): string[];
  /** What the catalogue does not have so. */
  problems(): string[];
}

/** Keeps every record that a page of the context pushes to its data layer, wherever the layer comes from. */
export async function listenToDataLayers(context: BrowserContext): Promise<ToldEvents> {
  const items: unknown[] = [];
  await context.exposeBinding('__pushed', (_source, text: string) => {
    const item: unknown = JSON.parse(text);
    // Commands of consent and words of the consent vendor are pushed to the same layer.
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
