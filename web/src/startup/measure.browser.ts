import { dataLayerSink } from '../analytics/dataLayer.browser.ts';
import type { Interaction } from '../analytics/interaction.ts';
import { addSink, sendToSinks } from '../analytics/sinks.browser.ts';
import { followInteractions } from '../analytics/tellInteraction.browser.ts';
import { toEventRecord } from '../analytics/toEventRecord.ts';
import { eventFacts } from './eventFacts.browser.ts';
import type { StartContext } from './startItem.browser.ts';
import { tellOfLinks } from './tellOfLinks.browser.ts';
import { tellOfPages } from './tellOfPages.browser.ts';
import { tellOfState } from './tellOfState.browser.ts';

/**
 * From what is told to the sinks: one record each, in the order in which things happened. Nothing that goes wrong here
 * reaches the player (AN-08).
 */
export function measure({ page }: Pick<StartContext, 'page'>): () => void {
  const send = (interaction: Interaction) => {
    try {
      const record = toEventRecord(interaction, eventFacts(page.getState().visit));
      if (record !== null) sendToSinks(record, interaction);
    } catch {
      // An event that cannot be made is not worth a page that breaks.
    }
  };
  const stops = [addSink(dataLayerSink)];
  // The page that is shown was there before anything was done on it.
  stops.push(tellOfPages(page, send));
  followInteractions(send);
  stops.push(tellOfState(), tellOfLinks());
  return () => {
    followInteractions(null);
    for (const stop of stops) stop();
  };
}
