import { expect, test } from 'vitest';
import type { EventRecord } from '../../analytics/eventRecord.ts';
import { chosenEvents, detailsOf, withEvent } from './eventLog.ts';
import type { LoggedEvent } from './eventLog.ts';

const record = (eventName: string, own: Partial<EventRecord> = {}) =>
  ({ event: 'interaction', eventData: { eventName, eventDetail: '7', eventDetail2: '', eventDetail3: 'x', eventDetail4: '', fieldName: '', errorInfo: '', eventLabel: '' }, pageData: { pageBrand: 'aurora' }, ...own }) as EventRecord;

test('AN-04 the inspector lists the newest first, five hundred at most, and finds by type and by anything in the record', () => {
  let events: readonly LoggedEvent[] = [];
  for (let index = 1; index <= 600; index += 1) events = withEvent(events, record(`event${index}`, index % 2 === 0 ? { event: 'trace' } : {}), index);
  expect([events.length, events[0]?.number, events.at(-1)?.number]).toEqual([500, 600, 101]);
  expect(chosenEvents(events, { type: 'trace', text: '' })).toHaveLength(250);
  expect(chosenEvents(events, { type: null, text: ' EVENT599 ' }).map(({ number }) => number)).toEqual([599]);
  expect(chosenEvents(events, { type: 'trace', text: 'aurora' })).toHaveLength(250);
  expect(detailsOf(record('one'))).toBe('7 · x');
});
