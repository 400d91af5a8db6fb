import { expect } from '@playwright/test';
import type { BrowserContext, Page } from '@playwright/test';

interface ShiftEntry extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: readonly { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

/** One layout shift: its score, and the elements that moved with their boxes before and after. */
interface Shift {
  value: number;
  moved: string[];
}

/** Records layout shifts of the context’s pages from their start, except those after user input. */
export async function watchLayout(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const shifts: Shift[] = [];
    const box = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].map(Math.round).join(' ');
    const nameOf = (node: Node | null) => {
      const element = node instanceof Element ? node : (node?.parentElement ?? null);
      return element === null
        ? 'removed'
        : `${element.tagName} ${element.className} "${element.textContent.slice(0, 40)}"`;
    };
    const add = (entries: PerformanceEntryList) => {
      for (const { hadRecentInput, value, sources } of entries as ShiftEntry[])
        if (!hadRecentInput)
          shifts.push({
            value,
            moved: sources.map(
              ({ node, previousRect, currentRect }) => `${nameOf(node)} ${box(previousRect)} → ${box(currentRect)}`,
            ),
          });
    };
    const observer = new PerformanceObserver((list) => add(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    Object.assign(window, {
      __layoutShifts: () => {
        add(observer.takeRecords());
        return shifts;
      },
    });
  });
}

/** All layout shifts of this page up to its next frame, except those after user input. */
const layoutShifts = (page: Page): Promise<Shift[]> =>
  page.evaluate(async () => {
    // Unlike an animation frame, this observer does not follow a clock that a test has moved.
    for (let frame = 0; frame < 2; frame += 1)
      await new Promise<void>((resolve) => {
        const observer = new IntersectionObserver(() => {
          observer.disconnect();
          resolve();
        });
        observer.observe(document.documentElement);
      });
    return (window as unknown as { __layoutShifts: () => Shift[] }).__layoutShifts();
  });

/** The sum of all layout shifts of this page so far, except those after user input. 0: nothing moved. */
export async function layoutShift(page: Page): Promise<number> {
  return (await layoutShifts(page)).reduce((sum, { value }) => sum + value, 0);
}

/** Expects that nothing moved on this page so far except after user input, and else names what moved. */
export async function expectNoLayoutShift(page: Page): Promise<void> {
  expect(await layoutShifts(page), 'layout shifts').toEqual([]);
}
