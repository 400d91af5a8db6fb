/** What the page's first script keeps until the code is there that can tell of it. */
export interface EarlyRecord {
  errors: string[];
  /** Null once the page is alive. */
  clicks: Element[] | null;
}

declare global {
  interface Window {
    __early?: EarlyRecord;
  }
}
