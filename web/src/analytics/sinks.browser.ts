import type { EventRecord } from './eventRecord.ts';
import type { Interaction } from './interaction.ts';

/** Takes each event. What it throws is swallowed (AN-08). */
export type Sink = (record: EventRecord, interaction: Interaction) => void;

const sinks = new Set<Sink>();

/** Adds a place that events go to from now on. Returns how to take it away. */
export function addSink(sink: Sink): () => void {
  sinks.add(sink);
  return () => void sinks.delete(sink);
}

/** Hands a record to every sink, in the order they were added. One that fails does not keep it from the others, nor from the player. */
export function sendToSinks(record: EventRecord, interaction: Interaction): void {
  for (const sink of sinks) {
    try {
      sink(record, interaction);
    } catch {
      // Measuring must never be in the way.
    }
  }
}
