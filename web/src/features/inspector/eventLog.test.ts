import { expect, test } from 'vitest';
import type { EventRecord } from '../../services/analytics/eventRecord.ts';
import { chosenEvents, detailsOf, withEvent } from './eventLog.ts';
import type { LoggedEvent } from './eventLog.ts';

const record = (eventName: string, own: Partial<EventRecord> = {}) =>
  ({
    event: 'interaction',
    eventData: {
      eventName,
      eventDetail: '7',
      eventDetail2: '',
      eventDetail3: 'x',
      eventDetail4: '',
      fieldName: '',
      errorInfo: '',
      eventLabel: '',
    },
    pageData: { pageBrand: 'aurora' },
    ...own,
  }) as EventRecord;

test('AN-04 the inspector lists up to 500 events, newest first, and filters by type and text', () => {
  let events: readonly LoggedEvent[] = [];
  for (let index = 1; index <= 600; index += 1)
    events = withEvent(events, record(`event${index}`, index % 2 === 0 ? { event: 'trace' } : {}), index);
  expect([events.length, events[0]?.number, events.at(-1)?.number]).toEqual([500, 600, 101]);
  expect(chosenEvents(events, { type: 'trace', text: '' })).toHaveLength(250);
  expect(chosenEvents(events, { type: null, text: ' EVENT599 ' }).map(({ number }) => number)).toEqual([599]);
  expect(chosenEvents(events, { type: 'trace', text: 'aurora' })).toHaveLength(250);
  expect(detailsOf(record('one'))).toBe('7 · x');
});

test('AN-04 the inspector numbers events from one with their time, and shows all without a filter', () => {
  const events = withEvent(withEvent([], record('one'), 100), record('two', { event: 'trace' }), 200);
  expect(events.map(({ number, at }) => [number, at])).toEqual([
    [2, 200],
    [1, 100],
  ]);
  expect(chosenEvents(events, { type: null, text: ' ' })).toEqual(events);
  expect(chosenEvents(events, { type: 'trace', text: '' }).map(({ number }) => number)).toEqual([2]);
  expect(chosenEvents(events, { type: null, text: 'nothing of it' })).toEqual([]);
});

test('AN-04 the inspector shows every field of an event that is not empty', () => {
  const full = record('all');
  const eventData = {
    ...full.eventData,
    eventDetail: 'a',
    eventDetail2: 'b',
    eventDetail3: 'c',
    eventDetail4: 'd',
    fieldName: 'e',
    errorInfo: 'f',
    eventLabel: 'g',
  };
  expect(detailsOf({ ...full, eventData })).toBe('a · b · c · d · e · f · g');
});
