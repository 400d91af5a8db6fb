import * as v from 'valibot';
import type { ActivityNote } from '../kernel/activity.ts';

const text = v.pipe(v.string(), v.maxLength(300));

/** What the sandbox's tag manager sends: the records as the page made them, with the consent they go by. */
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

const most = 1000;

/** The last thousand events that tag managers have sent, in memory. */
export function createTagEvents(note: (note: ActivityNote) => void): TagEvents {
  const kept: CollectedEvent[] = [];
  return {
    take(events) {
      for (const event of events) {
        kept.push(event);
        if (kept.length > most) kept.shift();
        note({
          source: 'collectors',
          what: event.record.eventData.eventName,
          facts: `${event.record.event} · ${event.allowed.join(', ')}`,
        });
      }
    },
    list: () => kept,
  };
}
