import type { EventRecord, EventType } from '../../services/analytics/eventRecord.ts';

export interface LoggedEvent {
  number: number;
  /** Unix milliseconds. */
  at: number;
  record: EventRecord;
}

/** Maximum number of stored events; the oldest are dropped. */
const maxEvents = 500;

export function withEvent(events: readonly LoggedEvent[], record: EventRecord, at: number): readonly LoggedEvent[] {
  const number = (events[0]?.number ?? 0) + 1;
  return [{ number, at, record }, ...events].slice(0, maxEvents);
}

/** Newest first. The text is searched for in the whole record. */
export function chosenEvents(
  events: readonly LoggedEvent[],
  { type, text }: { type: EventType | null; text: string },
): readonly LoggedEvent[] {
  const wanted = text.trim().toLowerCase();
  return events.filter(
    ({ record }) =>
      (type === null || record.event === type) &&
      (wanted === '' || JSON.stringify(record).toLowerCase().includes(wanted)),
  );
}

/** Summarises an event in one line: its non-empty fields without its name. */
export function detailsOf({ eventData }: EventRecord): string {
  const { eventDetail, eventDetail2, eventDetail3, eventDetail4, fieldName, errorInfo, eventLabel } = eventData;
  return [eventDetail, eventDetail2, eventDetail3, eventDetail4, fieldName, errorInfo, eventLabel]
    .filter((text) => text !== '')
    .join(' · ');
}
