import type { EventRecord, EventType } from '../../analytics/eventRecord.ts';

export interface LoggedEvent {
  number: number;
  /** Unix milliseconds. */
  at: number;
  record: EventRecord;
}

/** More than this nobody reads; the oldest go. */
const most = 500;

export function withEvent(events: readonly LoggedEvent[], record: EventRecord, at: number): readonly LoggedEvent[] {
  const number = (events[0]?.number ?? 0) + 1;
  return [{ number, at, record }, ...events].slice(0, most);
}

/** Newest first. The text is looked for in everything that the record says. */
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

/** What the event itself says, in a line: the fields that are not empty, without its name. */
export function detailsOf({ eventData }: EventRecord): string {
  const { eventDetail, eventDetail2, eventDetail3, eventDetail4, fieldName, errorInfo, eventLabel } = eventData;
  return [eventDetail, eventDetail2, eventDetail3, eventDetail4, fieldName, errorInfo, eventLabel]
    .filter((text) => text !== '')
    .join(' · ');
}
