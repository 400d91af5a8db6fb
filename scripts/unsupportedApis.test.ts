import { expect, test } from 'vitest';
import { unsupportedApis } from './unsupportedApis.ts';

const found = (source: string) => unsupportedApis('a.ts', source).map(({ text }) => text);

test.each([
  ['list.toSorted()', 'list.toSorted'],
  ['if (URL.canParse(text)) open();', 'URL.canParse'],
  ['const { promise } = Promise.withResolvers<void>();', 'Promise.withResolvers'],
  ['AbortSignal.any([signal])', 'AbortSignal.any'],
  ['const groups = Object.groupBy(list, keyOf);', 'Object.groupBy'],
  ['event.getCoalescedEvents().length', 'event.getCoalescedEvents'],
  ['scheduler.yield()', 'scheduler'],
  ['window.scheduler.yield()', 'window.scheduler'],
  ['new CloseWatcher()', 'CloseWatcher'],
])('reports the use of a newer API in %j', (source, text) => {
  expect(found(source)).toEqual([text]);
});

test.each([
  'list.at(-1)',
  'list.findLast(isOpen)',
  'Object.hasOwn(record, key)',
  'JSON.parse(text)',
  'AbortSignal.timeout(1000)',
  'v.union([a, b])',
  'this.toSorted()',
  'const scheduler = create(); scheduler.yield();',
  'function run({ navigation }: Deps) { navigation.reload(); }',
  'const entry: PerformanceEventTiming = first;',
  'const { canParse } = reader; reader.canParse;',
])('accepts %j', (source) => {
  expect(found(source)).toEqual([]);
});

test.each([
  "if ('requestIdleCallback' in window) window.requestIdleCallback(run); else run();",
  'if (`requestIdleCallback`in window) window.requestIdleCallback(run);',
  'event.getCoalescedEvents?.() ?? []',
  'const canMove = typeof document.startViewTransition === "function"; document.startViewTransition(move);',
  'card.showPopover ? card.showPopover() : card.show();',
])('accepts a newer API beside a test for it: %j', (source) => {
  expect(found(source)).toEqual([]);
});
