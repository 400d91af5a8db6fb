import { createStore } from 'zustand/vanilla';
import { emptyInbox } from './inbox.ts';
import type { InboxState } from './inbox.ts';

/** Messages of this tab's player that are not acknowledged. */
export const inboxStore = createStore<InboxState>(() => emptyInbox);
