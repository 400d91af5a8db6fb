import type { EventRecord } from './eventRecord.ts';
import type { Interaction } from './interaction.ts';

/** Receives each event. Its exceptions are caught (AN-08). */
export type Sink = (record: EventRecord, interaction: Interaction) => void;

const sinks = new Set<Sink>();

/** Adds a sink for future events. Returns a function that removes it. */
export function addSink(sink: Sink): () => void {
  sinks.add(sink);
  return () => void sinks.delete(sink);
}

/**
 * Sends a record to every sink in the order of registration. A failing sink affects neither the others nor the player.
 */
export function sendToSinks(record: EventRecord, interaction: Interaction): void {
  for (const sink of sinks) {
    try {
      sink(record, interaction);
    } catch {
      // Analytics must not disturb the page.
    }
  }
}
