import type { BrowserContext, Page } from '@playwright/test';

interface ShiftEntry extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
}

/** Adds up how much pages of the context move by themselves, from their first moment on. */
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

/** Sum of all shifts of this page so far, without those that follow the player's own input. 0: nothing moved. */
export function layoutShift(page: Page): Promise<number> {
  return page.evaluate(() => (window as unknown as { __layoutShift: () => number }).__layoutShift());
}
