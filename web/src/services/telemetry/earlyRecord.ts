/** Data that the early script collects until the page's code is loaded. */
export interface EarlyRecord {
  errors: string[];
  /** Null after hydration. */
  clicks: Element[] | null;
}

declare global {
  interface Window {
    __early?: EarlyRecord;
  }
}
