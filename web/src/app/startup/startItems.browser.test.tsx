import { afterEach, expect, test, vi } from 'vitest';
import { setReportSink } from '../../services/errors/report.ts';
import type { Report } from '../../services/errors/report.ts';
import { visitFixture } from '../../services/market/visitFixture.ts';
import type { PageContext, StartItem } from './startItems.browser.ts';
import { startItems } from './startItems.browser.ts';

afterEach(() => setReportSink(null));

test('TE-06 an item that fails to start is reported as APP_INIT_ERROR and the next one starts', () => {
  const reports: Report[] = [];
  setReportSink((entry) => reports.push(entry));
  const next = vi.fn<() => void>();
  const failing: StartItem<PageContext> = {
    name: 'broken item',
    when: 'atOnce',
    start() {
      throw new Error('a defect');
    },
  };
  startItems([failing, { name: 'next item', when: 'atOnce', start: next }], { visit: visitFixture() } as PageContext);
  expect(reports).toEqual([
    { name: 'APP_INIT_ERROR', facts: expect.objectContaining({ item: 'broken item', message: 'Error: a defect' }) },
  ]);
  expect(next).toHaveBeenCalledOnce();
});

test('starts no item of a capability that is off', () => {
  const needing = { when: 'atOnce' as const, start: vi.fn<() => void>() };
  const items: StartItem<PageContext>[] = [
    { name: 'jackpots', needs: 'jackpots', ...needing },
    { name: 'favourites', needs: 'favourites', ...needing },
  ];
  startItems(items, { visit: visitFixture({ off: ['jackpots'] }) } as unknown as PageContext);
  expect(needing.start).toHaveBeenCalledOnce();
});
