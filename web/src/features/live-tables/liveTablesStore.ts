import { createStore } from '../../base/createStore.ts';
import type { ShownTable } from './shownTable.ts';

/** What tiles show of their tables, by game id. */
export const liveTablesStore = createStore<{ shown: ReadonlyMap<number, ShownTable> }>(() => ({ shown: new Map() }));
