import type { BrowserContext, Page } from '@playwright/test';

interface ShiftEntry extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
}

/** Sums up layout shifts of the context’s pages from their start. */
export async function watchLayout(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    let sum = 0;
    const add = (entries: PerformanceEntryList) => {
      for (const entry of entries as ShiftEntry[]) if (!entry.hadRecentInput) sum += entry.value;
    };
    const observer = new PerformanceObserver((list) => add(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    Object.assign(window, {
      __layoutShift: () => {
        add(observer.takeRecords());
        return sum;
      },
    });
  });
}

/** The sum of all layout shifts of this page so far, except those after user input. 0: nothing moved. */
export function layoutShift(page: Page): Promise<number> {
  return page.evaluate(() => (window as unknown as { __layoutShift: () => number }).__layoutShift());
}
