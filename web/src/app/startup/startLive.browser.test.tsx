import { afterEach, expect, test, vi } from 'vitest';
import { setReportSink } from '../../services/errors/report.ts';
import type { Report } from '../../services/errors/report.ts';
import { visitFixture } from '../../services/market/visitFixture.ts';
import { playerStartList } from './playerStartList.browser.ts';
import type { PageContext } from './startItems.browser.ts';
import { firstItems, laterItems, startLive } from './startLive.browser.ts';

vi.mock('../../ui/whenIdle.browser.ts', () => ({ whenIdle: (run: () => void) => run() }));
afterEach(() => setReportSink(null));

const items = [...firstItems, ...playerStartList, ...laterItems];
const visit = visitFixture();
const page = { getState: () => ({ visit }), subscribe: () => () => undefined };

test.each(items)('TE-06 the other items start when $name fails, which is reported once', ({ name }) => {
  const reports: Report[] = [];
  setReportSink((entry) => reports.push(entry));
  const starts = items.map((item) =>
    vi.spyOn(item, 'start').mockImplementation(() => {
      if (item.name === name) throw new Error('a defect');
    }),
  );
  startLive({ page, visit } as unknown as PageContext, playerStartList);
  for (const start of starts) expect(start).toHaveBeenCalledOnce();
  expect(reports).toEqual([
    { name: 'APP_INIT_ERROR', facts: expect.objectContaining({ item: name, message: 'Error: a defect' }) },
  ]);
});
