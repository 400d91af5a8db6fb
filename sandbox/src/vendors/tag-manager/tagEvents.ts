import * as v from 'valibot';
import type { ActivityNote } from '../../kernel/activity.ts';

const text = v.pipe(v.string(), v.maxLength(300));

/** Body of the simulated tag manager: the page's records, and the consent that applies to them. */
export const collectedEvents = v.object({
  events: v.pipe(
    v.array(
      v.object({
        allowed: v.pipe(v.array(v.picklist(['analytics_storage', 'ad_storage'])), v.minLength(1)),
        record: v.looseObject({ event: text, eventData: v.looseObject({ eventName: text }) }),
      }),
    ),
    v.maxLength(50),
  ),
});
export type CollectedEvent = v.InferOutput<typeof collectedEvents>['events'][number];

export interface TagEvents {
  take(events: readonly CollectedEvent[]): void;
  /** Newest last. */
  list(): readonly CollectedEvent[];
}

const maxEvents = 1000;

/** Stores the last thousand tag manager events in memory. */
export function createTagEvents(note: (note: ActivityNote) => void): TagEvents {
  const storedEvents: CollectedEvent[] = [];
  return {
    take(events) {
      for (const event of events) {
        storedEvents.push(event);
        if (storedEvents.length > maxEvents) storedEvents.shift();
        note({
          source: 'collectors',
          what: event.record.eventData.eventName,
          facts: `${event.record.event} · ${event.allowed.join(', ')}`,
        });
      }
    },
    list: () => storedEvents,
  };
}
