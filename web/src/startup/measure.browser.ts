import { dataLayerSink } from '../analytics/dataLayer.browser.ts';
import type { Interaction } from '../analytics/interaction.ts';
import { addSink, sendToSinks } from '../analytics/sinks.browser.ts';
import { startTagManager } from '../analytics/tagManager.browser.ts';
import { toEventRecord } from '../analytics/toEventRecord.ts';
import { followInteractions } from '../analytics/trackInteraction.browser.ts';
import { followConsent, isAllowed } from '../consent/consentState.browser.ts';
import { loadVendorScript } from '../ui/loadVendorScript.browser.ts';
import { eventFacts } from './eventFacts.browser.ts';
import type { StartContext } from './startItem.browser.ts';
import { trackLinkClicks } from './trackLinkClicks.browser.ts';
import { trackPageViews } from './trackPageViews.browser.ts';
import { trackStateChanges } from './trackStateChanges.browser.ts';

/** In the sandbox `?inspect=events` opens the list of events beside the page. */
const inspect = 'inspect';

/**
 * From what is told to the sinks: one record each, in the order in which things happened. Nothing that goes wrong here
 * reaches the player (AN-08).
 */
export async function measure({ page, t }: Pick<StartContext, 'page' | 't'>): Promise<() => void> {
  const send = (interaction: Interaction) => {
    try {
      const record = toEventRecord(interaction, eventFacts(page.getState().visit));
      if (record !== null) sendToSinks(record, interaction);
    } catch {
      // An event that cannot be made is not worth a page that breaks.
    }
  };
  const { visit } = page.getState();
  const { tagManager } = visit;
  const stops = [addSink(dataLayerSink)];
  // Before the first event: what consent says stands first in the data layer.
  if (tagManager !== null)
    stops.push(startTagManager({ isAllowed, followConsent, load: () => loadVendorScript(tagManager), now: Date.now }));
  if (visit.controlRoom !== null && new URLSearchParams(window.location.search).get(inspect) === 'events') {
    const { showEventInspector } = await import('../features/event-inspector/showEventInspector.browser.tsx');
    await showEventInspector({ t, visit, addSink });
  }
  // The page that is shown was there before anything was done on it.
  stops.push(trackPageViews(page, send));
  followInteractions(send);
  stops.push(trackStateChanges(), trackLinkClicks());
  return () => {
    followInteractions(null);
    for (const stop of stops) stop();
  };
}
