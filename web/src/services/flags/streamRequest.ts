import type { FlagMessage } from './flagState.ts';

/** What a page sends to the worker of the flag stream. A page may be one release older or newer than its worker. */
export interface StreamRequest {
  address: string;
  /** Names of the events that the page reads. */
  events: readonly string[];
}

/** What the worker sends to the page. Null: the stream has ended. */
export type StreamResponse = FlagMessage | null;
